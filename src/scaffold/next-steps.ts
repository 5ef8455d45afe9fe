import type { BlockNames } from './name-block';
import type { Template } from './write-block';

/** Returns the text to print after a block is created: its folder, and six steps to a finished block. */
export function nextSteps(
	block: BlockNames & { folder: string },
	template: Template = 'block'
): string {
	const { title, folder } = block;
	return `“${ title }” stands in ${ folder }, and in extensions/blocks/index.ts. Six steps remain:

${ template === 'embed' ? embedSteps( block ) : blockSteps( block ) }

The first release locks the saved format: released: true in block.ts, and npm run test:unit writes fixtures/released.json.`;
}

const blockSteps = ( { slug }: BlockNames ) =>
	`1. Say what it is: block.ts (description, keywords, category, supports) and attributes.ts.
2. Write save.tsx: the content in its simplest honest form, in no language; then show it in
   fixtures/${ slug }.html with content that a site would really have: that is its showcase too. Every attribute stands
   in a fixture; npm run fixtures writes the files beside them.
3. Write edit.tsx, messages.ts and the drawing in icon.tsx.
4. Write style.scss; view.ts (then interactivity.clientNavigation is false) or render.php only where the page needs them.
5. View it: npm start.
6. Prove it in tests/ and tests/e2e/${ slug }.spec.ts of the folder, write README.md and GUIDE.md, run npm run docs, then npm test.`;

const embedSteps = ( { slug }: BlockNames ) =>
	`1. Say in block.ts whose page it is and what its frame may do (facts.embed), and what of a visitor's data goes there.
2. Read addresses and embed codes in provider.ts: parse (what is pasted → attributes) and link (the service's page).
3. Say in server/class-${ slug }.php what the frame loads, and in api.mock.ts what stands for the service in tests.
4. Show an address of the service in fixtures/${ slug }.html, which is its showcase too; npm run fixtures writes the rest.
5. Write messages.ts and the drawing in icon.tsx, and view it: npm start.
6. Prove in tests/ what only this embed does, write README.md and GUIDE.md, run npm run docs, then npm test: shared/embed/tests/e2e tests the rest.`;
