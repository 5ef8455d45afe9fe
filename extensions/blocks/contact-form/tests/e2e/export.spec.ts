import { readFileSync } from 'node:fs';
import { createPost, expect, php, siteUrl, test } from '#e2e';
import { SIMPLE } from './support';

/** Stores so many entries of a post. */
const fill = ( parent: number, rows: number ) =>
	php(
		`for ( $row = 0; $row < $input['rows']; $row++ ) {
			\\Dovetail\\Contact_Form\\Entries::store( 'export-' . $row . '-' . wp_rand(), $input['parent'], array( 'form' => '', 'subject' => 'Row ' . $row, 'to' => array(), 'page' => '/', 'answers' => array( array( 'key' => 'text', 'type' => 'text', 'label' => 'Text', 'value' => 'Post ' . $input['parent'] ) ) ) );
		}`,
		{ parent, rows }
	);

/** Deletes the entries of a post. */
const empty = ( parent: number ) =>
	php(
		`global $wpdb; return $wpdb->delete( $wpdb->posts, array( 'post_type' => 'dovetail_entry', 'post_parent' => $input ) );`,
		parent
	);

test( 'the screen and the name of the file say how many entries are exported, and nothing in it runs', async ( {
	admin,
} ) => {
	const { page } = admin;
	const id = await createPost( { content: SIMPLE, title: 'Export' } );
	await fill( id, 3 );
	try {
		await page.goto(
			`${ siteUrl() }/wp-admin/edit.php?post_type=dovetail_entry&s=${ id }`
		);
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
		await empty( id );
	}
} );
