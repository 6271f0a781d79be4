"""Fair shares: queues, rates and stores are shared by address, then by table, then by person."""
