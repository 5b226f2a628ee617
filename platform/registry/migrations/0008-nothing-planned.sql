-- A change comes into force when it is made or confirmed, and a policy when it is changed: plans for a moment, and changes of a
-- policy that wait for a second person, are no more. Those that are open come to nothing.

update registry.remote_requests set decision = 'declined', decided_by = 'The platform', decided_at = now()
  where decision is null and jsonb_exists(setting, 'plan');
update registry.remote_policies set decision = 'declined', decided_by = 'The platform', decided_at = now()
  where decision is null;
