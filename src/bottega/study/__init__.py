"""What studies the games: analysis, contests, tuning, simulation, fuzzing, speed."""
