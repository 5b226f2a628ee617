export const TruckForCrane = ({ crane }: { crane: string }) => <p>A truck can take {crane} today.</p>;
