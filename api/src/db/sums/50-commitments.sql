-- What variation orders change in a project, and what its purchase orders commit it to. Both are few for a project, and a
-- commitment is no plain sum, so they are counted from all of a project's rows.

-- What each order commits a project to: its value with approved subcontract variations, or what was billed when that is more.
-- A contractor's approved variations count on its first order in the project, or by themselves where it has none. The sum that
-- is kept and the list of what it is made of both read this.
create or replace function project_commitments(ids bigint[])
returns table (project_id bigint, contractor_id bigint, purchase_order_id bigint, variations numeric, committed numeric)
language sql stable as $$
  select project_id, contractor_id, o.id,
    case when coalesce(o.place, 1) = 1 then coalesce(s.nett, 0) else 0 end,
    greatest(coalesce(o.total_value, 0) + case when coalesce(o.place, 1) = 1 then coalesce(s.nett, 0) else 0 end, coalesce(o.billed, 0))
  from (
    select project_id, contractor_id, id, total_value, billed, row_number() over (partition by project_id, contractor_id order by id) as place
    from purchase_orders
    where project_id = any (ids) and deleted_at is null and status <> 'cancelled'
  ) o
  full join (
    select project_id, contractor_id, sum(case type when 'addition' then amount else -amount end) as nett
    from variation_orders
    where project_id = any (ids) and contractor_id is not null and status = 'approved' and deleted_at is null
    group by project_id, contractor_id
  ) s using (project_id, contractor_id)
$$;

create or replace function refresh_commitments(ids bigint[]) returns void language plpgsql as $$
begin
  -- The lock comes first, so that the count below sees what a writer before us committed.
  perform 1 from project_totals where project_id = any (ids) order by project_id for update;

  update project_totals t set
    vo_additions = coalesce(v.additions, 0), vo_omissions = coalesce(v.omissions, 0), vo_cost = coalesce(v.cost, 0),
    committed = coalesce(c.committed, 0)
  from (select unnest(ids) as project_id) p
  left join (
    select project_id,
      sum(amount) filter (where type = 'addition') as additions,
      sum(amount) filter (where type = 'omission') as omissions,
      sum(cost_amount) as cost
    from variation_orders
    where project_id = any (ids) and contractor_id is null and status = 'approved' and deleted_at is null
    group by project_id
  ) v using (project_id)
  left join (
    select project_id, sum(committed) as committed from project_commitments(ids) group by project_id
  ) c using (project_id)
  where t.project_id = p.project_id;
end $$;

create or replace function commitments_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform refresh_commitments(array(select distinct project_id from new_rows));
  else perform refresh_commitments(array(select project_id from old_rows union select project_id from new_rows)); end if;
  return null;
end $$;
create or replace trigger purchase_orders_inserted after insert on purchase_orders
  referencing new table as new_rows for each statement execute function commitments_changed();
create or replace trigger purchase_orders_updated after update on purchase_orders
  referencing old table as old_rows new table as new_rows for each statement execute function commitments_changed();
create or replace trigger variation_orders_inserted after insert on variation_orders
  referencing new table as new_rows for each statement execute function commitments_changed();
create or replace trigger variation_orders_updated after update on variation_orders
  referencing old table as old_rows new table as new_rows for each statement execute function commitments_changed();
