import type { BlockNames } from './name-block';
import type { Template } from './write-block';

/** Returns the text to print after a block is created: its folder, and six steps to a finished block. */
export function nextSteps(
	block: BlockNames & { folder: string },
	template: Template = 'block'
): string {
	const { title, folder } = block;
	return `“${ title }” is in ${ folder } and in extensions/blocks/index.ts. Six steps remain:

${ template === 'embed' ? embedSteps( block ) : blockSteps( block ) }

The first release locks the saved format: set released: true in block.ts, and npm run test:unit writes fixtures/released.json.`;
}

const blockSteps = ( { slug }: BlockNames ) =>
	`1. Describe the block in block.ts (description, keywords, category, supports) and attributes.ts.
2. Write save.tsx: plain HTML that means something in every language and without a script. Then write
   fixtures/${ slug }.html with realistic content, because the showcase uses it too. Every attribute needs a fixture;
   npm run fixtures writes the other files.
3. Write edit.tsx, messages.ts and the drawing in icon.tsx.
4. Write style.scss. Add view.ts (with interactivity.clientNavigation: false) or render.php only if the page needs them.
5. View the block: npm start.
6. Write tests in tests/ and tests/e2e/${ slug }.spec.ts, README.md and GUIDE.md. Add the block to the root README.md.
   Run npm run docs, then npm test.`;

const embedSteps = ( { slug }: BlockNames ) =>
	`1. Check that the service allows its pages in frames (X-Frame-Options, frame-ancestors): no test can notice it. Then
   describe the frame and the visitor's data that it receives in block.ts (facts.embed).
2. Parse URLs and embed codes in provider.ts: parse (pasted text → attributes) and link (the page at the service).
   Accept only paths that a frame can show.
3. Set the frame's URL in server/class-${ slug }.php, and mock the service in api.mock.ts.
4. Write fixtures/${ slug }.html with a URL of the service, because the showcase uses it too; npm run fixtures writes the rest.
5. Write messages.ts and the drawing in icon.tsx, and view the block: npm start.
6. Write tests in tests/ for what only this embed does (shared/embed/tests/e2e tests the rest), README.md and GUIDE.md.
   Add the block to the root README.md. Run npm run docs, then npm test.`;
