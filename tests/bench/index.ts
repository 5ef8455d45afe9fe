/**
 * `npm run bench` measures what the plugin costs visitors and authors, in one run on this machine. It compares pairs of
 * measurements, because absolute times mostly depend on the machine.
 */
import { chromium, type Browser } from '@playwright/test';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runBuild } from '../../src/bundle/run-build';
import { potPath } from '../../src/bundle/translations';
import { findChromium } from '../harness/browser/chromium';
import globalSetup from '../harness/browser/global-setup';
import {
	benchEditor,
	benchLongPost,
	benchesOfBlocks,
	benchServer,
	benchVisitors,
} from './benches';
import type { Bench, Table } from './benches';
import { benchParsers } from './parsers';
import { benchRecords } from './records';

const BENCHES: Readonly< Record< string, Bench > > = {
	visitors: ( browser, pairs ) =>
		benchVisitors( browser, pairs, values.block ),
	...( await benchesOfBlocks() ),
	editor: benchEditor,
	'long-post': benchLongPost,
	server: benchServer,
	parsers: benchParsers,
	records: benchRecords,
};

const USAGE = `npm run bench                    everything, also what takes ten minutes
npm run bench -- --only editor   one bench, or several: ${ Object.keys(
	BENCHES
).join( ', ' ) }
npm run bench -- --block opening-times   what one block costs a visitor
npm run bench -- --pairs 5       so many pairs of each (3)
npm run bench -- --json          for a machine`;

const { values } = parseArgs( {
	options: {
		pairs: { type: 'string', default: '3' },
		only: { type: 'string' },
		block: { type: 'string' },
		json: { type: 'boolean', default: false },
		help: { type: 'boolean', default: false },
	},
} );
const names = values.block
	? [ 'visitors' ]
	: ( values.only?.split( ',' ) ?? Object.keys( BENCHES ) );

if ( values.help ) {
	console.log( USAGE );
} else if ( names.some( ( name ) => ! Object.hasOwn( BENCHES, name ) ) ) {
	console.error( USAGE );
	process.exitCode = 2;
} else {
	await bench();
}
process.exit();

async function bench(): Promise< void > {
	if ( ! existsSync( potPath( 'build' ) ) ) {
		runBuild();
	}
	process.stderr.write( 'Booting WordPress …\n' );
	const end = await globalSetup( { workers: 1 } );
	let browser: Browser | undefined;
	try {
		browser = await chromium.launch( await findChromium() );
		const pairs = Math.max( 1, Math.floor( Number( values.pairs ) ) || 1 );
		const tables: Table[] = [];
		for ( const name of names ) {
			const measure = BENCHES[ name ];
			if ( measure ) {
				tables.push( await measure( browser, pairs ) );
			}
		}
		console.log(
			values.json
				? JSON.stringify( tables, null, '\t' )
				: tables.map( asText ).join( '\n\n' )
		);
	} finally {
		await browser?.close();
		await end();
	}
}

function asText( { title, rows }: Table ): string {
	const widths = ( rows[ 0 ] ?? [] ).map( ( _, column ) =>
		Math.max( ...rows.map( ( row ) => row[ column ]?.length ?? 0 ) )
	);
	return [
		title,
		...rows.map( ( row ) =>
			row
				.map( ( cell, column ) => cell.padEnd( widths[ column ] ?? 0 ) )
				.join( '  ' )
				.trimEnd()
		),
	].join( '\n' );
}
