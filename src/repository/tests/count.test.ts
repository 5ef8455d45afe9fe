import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { countRepository, repositoryTable } from '..';

let root = '';
const write = ( file: string, ...lines: string[] ) => {
	mkdirSync( dirname( join( root, file ) ), { recursive: true } );
	writeFileSync( join( root, file ), lines.join( '\n' ) + '\n' );
};
beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'dovetail-counts-' ) );
} );
afterEach( () => rmSync( root, { recursive: true } ) );

const BLOCK = 'extensions/blocks/quotation';

describe( 'countRepository', () => {
	it( 'counts product files, but no tests, mocks, tools or examples', () => {
		write( 'src/editor.ts', 'start();' );
		write( `${ BLOCK }/block.ts`, 'export const block = {', '};' );
		write( `${ BLOCK }/edit.tsx`, '1;', '2;', '3;', '4;' );
		write( `${ BLOCK }/api.mock.ts`, '1;' );
		write( `${ BLOCK }/showcase.ts`, '1;' );
		write( `${ BLOCK }/tests/rules.test.ts`, '1;' );
		write( `${ BLOCK }/render.php`, '<?php', 'return 1;' );
		write( `${ BLOCK }/tests/stand-ins.php`, '<?php' );
		write( 'src/bundle/index.ts', '1;' );
		expect( countRepository( root ) ).toMatchObject( {
			typescript: { files: 3, lines: 7, median: 2 },
			php: { files: 1, lines: 2 },
			block: { median: 2, most: 2 },
		} );
	} );

	it( 'counts a block family’s folder as one block', () => {
		write( 'extensions/blocks/menu/edit.tsx', '1;' );
		write( 'extensions/blocks/menu/dishes/edit.tsx', '1;' );
		write( `${ BLOCK }/edit.tsx`, '1;' );
		expect( countRepository( root ).block ).toEqual( {
			median: 1,
			most: 2,
		} );
	} );

	it( 'finds a shared module’s users in scripts, stylesheets and PHP, except tests and other shared modules', () => {
		write( 'shared/ink/README.md' );
		write( 'shared/ink/index.ts', 'export const ink = 1;' );
		write( 'shared/pen/README.md' );
		write( 'shared/pen/pen.ts', "import { ink } from '#shared/ink';" );
		write( 'src/editor.ts', "import { ink } from '#shared/ink';" );
		write( `${ BLOCK }/style.scss`, '@use "../../../shared/ink/ink";' );
		write( `${ BLOCK }/tests/a.test.ts`, "import '#shared/pen';" );
		write( 'shared/ball-pen/README.md' );
		write(
			`${ BLOCK }/server/class-a.php`,
			'<?php',
			'use Dovetail\\Ball_Pen\\Tip;'
		);
		write( `${ BLOCK }/tests/b.php`, '<?php', 'use Dovetail\\Pen\\Tip;' );
		expect( countRepository( root ).sharedModules ).toEqual( [
			{ name: 'ball-pen', users: [ BLOCK ] },
			{ name: 'ink', users: [ BLOCK, 'src/editor.ts' ] },
			{ name: 'pen', users: [] },
		] );
	} );

	it( 'pairs a PHP rule with the existing TypeScript file that its @see comment refers to', () => {
		write( `${ BLOCK }/rules/price.ts`, '1;' );
		write( `${ BLOCK }/server/price.php`, '/** @see rules/price.ts */' );
		expect( countRepository( root ).pairs ).toEqual( [
			{
				php: `${ BLOCK }/server/price.php`,
				typescript: `${ BLOCK }/rules/price.ts`,
			},
		] );
		write( `${ BLOCK }/server/tax.php`, '/** @see rules/tax.ts */' );
		expect( () => countRepository( root ) ).toThrow(
			`${ BLOCK }/server/tax.php names rules/tax.ts: there is none.`
		);
	} );

	it( 'returns counts that repositoryTable formats as a list', () => {
		write( 'shared/ink/README.md' );
		write( 'src/editor.ts', 'start();' );
		write( `${ BLOCK }/rules/price.ts`, 'export const price = 1;' );
		expect( repositoryTable( countRepository( root ) ) ).toBe(
			[
				'TypeScript: 2 files, 2 lines, the median file 1.',
				'PHP: 0 files, 0 lines.',
				'A block: 1 files of TypeScript in the median, 1 at most.',
				'Nouns of shared: 1.',
				'  ink: 0 ()',
				'Rules in two languages: 0.',
			].join( '\n' )
		);
	} );
} );
