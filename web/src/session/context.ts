// The table and the session of the page that is shown, for everything in it.
import { createContext } from "svelte";
import type { TableSession } from "./session.svelte";
import type { Table } from "./table.svelte";

export const [getTable, setTable] = createContext<Table>();
export const [getSession, setSession] = createContext<TableSession>();
