import { readFileSync } from 'node:fs';
import { createPost, expect, test } from '#e2e';
import { SIMPLE, deleteEntries, inbox, storeEntries } from './support';

test( 'the export button and the file name show the number of entries, and the file has one row per entry', async ( {
	admin,
} ) => {
	const { page } = admin;
	const id = await createPost( { content: SIMPLE, title: 'Export' } );
	await storeEntries(
		[ 1, 2, 3 ].map( ( row ) => [ id, { Text: `Post ${ id }, ${ row }` } ] )
	);
	try {
		await page.goto( `${ inbox() }&s=${ id }` );
		const [ download ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			page
				.getByRole( 'link', { name: 'Export 3 entries as CSV' } )
				.click(),
		] );
		expect( download.suggestedFilename() ).toMatch(
			/^form-entries-\d{4}-\d\d-\d\d-3-rows\.csv$/
		);
		const text = readFileSync( await download.path(), 'utf8' );
		expect( text.trim().split( '\r\n' ) ).toHaveLength( 4 );
	} finally {
		await deleteEntries();
	}
} );
