import type { GamePage } from "../../lib/games";

export default { opponents: 1, table: () => import("./PebblesTable.svelte") } satisfies GamePage;
