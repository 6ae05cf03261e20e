// Writes one index.html for each page: it names what that page needs, so that nothing waits for something else to load.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** The games' tables: `src/games/NAME/…Table.svelte`. */
export const TABLES = globSync("src/games/*/*Table.svelte", { cwd: import.meta.dirname });

const ROUTES: Record<string, string[]> = {
  home: ["src/home/Home.svelte"],
  new: ["src/pages/NewTable.svelte"],
  lessons: ["src/pages/LessonsPage.svelte"],
  puzzles: ["src/puzzles/PuzzlesPage.svelte"],
  rules: ["src/pages/RulesPage.svelte"],
  me: ["src/me/MePage.svelte"],
  host: ["src/host/HostPage.svelte"],
  replay: ["src/pages/ReplayPage.svelte"],
  table: ["src/frame/TablePage.svelte"],
  ...Object.fromEntries(TABLES.map((file) => [basename(dirname(file)), ["src/frame/TablePage.svelte", file]])),
};
const WORDS = /src\/lib\/languages\/(\w+)\.ts$/;

export function pages(folder: string): Plugin {
  let chunks: Rolldown.OutputChunk[] = [];

  /** A file and all that it imports, without what is imported only when it is wanted. */
  function needed(name: string, found = new Set<string>()): Set<string> {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || found.has(name)) return found;
    for (const other of chunk.imports) needed(other, found);
    return found.add(name);
  }

  function fileOf(module: string): string {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`${module} is in no file of its own`);
    return chunk.fileName;
  }

  /** Links to what some modules need and the page does not name yet. */
  function links(modules: string[], page: string): string[] {
    const scripts = [...new Set(modules.flatMap((module) => [...needed(fileOf(module))]))];
    const parts = chunks.filter(({ fileName }) => scripts.includes(fileName));
    const styles = parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    const missing = (name: string) => !page.includes(name);
    return [
      ...styles.filter(missing).map((name) => `<link rel="preload" as="style" crossorigin href="/${name}">`),
      ...scripts.filter(missing).map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    ];
  }

  return {
    name: "pages",
    apply: "build",
    enforce: "post",
    writeBundle(_, bundle) {
      chunks = Object.values(bundle).filter((output) => output.type === "chunk");
    },
    closeBundle: {
      sequential: true,
      order: "post",
      handler() {
        const words = chunks.flatMap(({ facadeModuleId, fileName }) => {
          const language = WORDS.exec(facadeModuleId ?? "")?.[1];
          return language ? [`data-${language}="/${fileName}"`] : [];
        });
        const file = join(folder, "index.html");
        const index = readFileSync(file, "utf8").replace('src="/theme.js"', `src="/theme.js" ${words.join(" ")}`);
        writeFileSync(file, index);
        mkdirSync(join(folder, "pages"), { recursive: true });
        for (const [page, modules] of Object.entries(ROUTES)) {
          const text = index.replace(
            "</head>",
            `${links(modules, index)
              .map((link) => `    ${link}\n`)
              .join("")}  </head>`,
          );
          writeFileSync(join(folder, "pages", `${page}.html`), text);
        }
      },
    },
  };
}
