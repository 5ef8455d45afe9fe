import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSources } from '../changed/read-sources';

let root = '';
beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'read-sources-' ) );
} );
afterEach( () => rmSync( root, { recursive: true } ) );

function write( file: string, text: string ): void {
	mkdirSync( dirname( join( root, file ) ), { recursive: true } );
	writeFileSync( join( root, file ), text );
}

describe( 'the parsed sources', () => {
	it( 'contain TypeScript’s exports and imports', () => {
		write( 'shared/ink/index.ts', 'export const ink = 1;' );
		write(
			'extensions/blocks/quotation/edit.tsx',
			"import { ink } from '#shared/ink'; export const Edit = () => ink;"
		);
		const sources = readSources( root );
		expect( sources.get( 'shared/ink/index.ts' )?.exports ).toEqual( [
			'ink',
		] );
		expect(
			sources.get( 'extensions/blocks/quotation/edit.tsx' )
		).toMatchObject( {
			exports: [ 'Edit' ],
			takes: [
				{ from: 'shared/ink/index.ts', name: 'ink', isType: false },
			],
		} );
	} );

	it( 'contain all PHP modules that are declared or used', () => {
		write(
			'extensions/blocks/quotation/server/class-page.php',
			'<?php\nnamespace Dovetail\\Quotation;\nuse Dovetail\\Ball_Pen\\Tip;\n\\Dovetail\\Ink\\Bottle::open();'
		);
		expect(
			readSources( root ).get(
				'extensions/blocks/quotation/server/class-page.php'
			)
		).toMatchObject( {
			declares: 'Quotation',
			names: [ 'Quotation', 'Ball_Pen', 'Ink' ],
		} );
	} );

	it( 'contain the PHP modules in a browser test’s strings', () => {
		write(
			'tests/e2e/ink.spec.ts',
			'php( `\\\\Dovetail\\\\Ink\\\\Bottle::open();` );'
		);
		expect(
			readSources( root ).get( 'tests/e2e/ink.spec.ts' )?.names
		).toEqual( [ 'Ink' ] );
	} );

	it( 'contain the stylesheets and partials that a stylesheet uses', () => {
		write( 'shared/ink/colors.scss', '$ink: #000;' );
		write( 'shared/ink/_form.scss', '@use "colors";' );
		write(
			'extensions/blocks/quotation/style.scss',
			'@use "sass:math";\n@use "../../../shared/ink/colors" as *;\n@forward "../../../shared/ink/form";'
		);
		expect(
			readSources( root )
				.get( 'extensions/blocks/quotation/style.scss' )
				?.takes.map( ( { from } ) => from )
		).toEqual( [ 'shared/ink/colors.scss', 'shared/ink/_form.scss' ] );
		expect(
			readSources( root )
				.get( 'shared/ink/_form.scss' )
				?.takes.map( ( { from } ) => from )
		).toEqual( [ 'shared/ink/colors.scss' ] );
	} );
} );
