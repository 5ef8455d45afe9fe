import { createPost, expect, php, test } from '#e2e';
import { SIMPLE, address, entriesOf, pageOf, post } from './support';

test( 'users who may edit a published post read its entries; site-wide entries need edit_theme_options', async () => {
	const [ own, others ] = [
		await createPost( { content: SIMPLE, title: 'Own', author: 'author' } ),
		await createPost( {
			content: SIMPLE,
			title: 'Other',
			author: 'admin',
		} ),
	];
	const seen = await php< Record< string, unknown > >(
		`$content = array( 'form' => 'x', 'subject' => '', 'to' => array(), 'page' => '/', 'answers' => array( array( 'key' => 'name', 'type' => 'name', 'label' => '', 'value' => 'Ann' ) ) );
		$entries = array();
		foreach ( array( 'own' => $input[0], 'others' => $input[1], 'site' => 0, 'gone' => 999999 ) as $name => $source ) {
			$entries[ $name ] = \\Dovetail\\Contact_Form\\Entries::store( 'access-' . $name, $source, $content );
		}
		$seen = array();
		foreach ( array( 'contributor', 'author', 'editor', 'administrator' ) as $role ) {
			$users = get_users( array( 'role' => $role, 'number' => 1 ) );
			$id    = $users ? $users[0]->ID : wp_insert_user( array( 'user_login' => 'role-' . $role, 'user_pass' => 'password', 'role' => $role ) );
			if ( 'author' === $role ) { $id = get_user_by( 'login', 'author' )->ID; }
			wp_set_current_user( $id );
			$seen[ $role ] = array( current_user_can( 'edit_dovetail_entries' ), array_keys( array_filter( $entries, static function ( $entry ) { return current_user_can( 'edit_dovetail_entry', $entry ) && current_user_can( 'delete_post', $entry ); } ) ), array_values( array_intersect( array( $input[0], $input[1], 0, 999999 ), \\Dovetail\\Contact_Form\\Capabilities::sources() ) ) );
		}
		return $seen;`,
		[ own, others ]
	);
	expect( seen ).toEqual( {
		contributor: [ false, [], [] ],
		author: [ true, [ 'own' ], [ own ] ],
		editor: [ true, [ 'own', 'others' ], [ own, others ] ],
		administrator: [
			true,
			[ 'own', 'others', 'site', 'gone' ],
			[ own, others, 0, 999999 ],
		],
	} );
} );

test( 'personal data are exported, erased and forgotten in time; a form without takers is left out', async () => {
	const id = await createPost( { content: SIMPLE, title: 'Private' } );
	const page = await address( id );
	await post( page, {
		name: 'Erin',
		email: 'Erin@example.net',
		textarea: 'Forget me & mine',
	} );
	await post( page, {
		name: 'Frank',
		email: 'frank@example.net',
		textarea: 'I know erin@example.net',
	} );
	await post( page, { name: 'Old', email: 'old@example.net' } );
	const seen = await php< Record< string, unknown > >(
		`$export = \\Dovetail\\Contact_Form\\Privacy::export( 'erin@example.net' );
		$erase  = \\Dovetail\\Contact_Form\\Privacy::erase( 'ERIN@example.net' );
		$old    = get_posts( array( 'post_type' => 'dovetail_entry', 'post_status' => 'private', 'post_parent' => $input, 'title' => 'Old' ) );
		wp_update_post( array( 'ID' => $old[0]->ID, 'post_date' => '2020-01-01 10:00:00', 'post_date_gmt' => '2020-01-01 10:00:00' ) );
		$keep = static function ( $settings ) { return array( 'retention_days' => 30 ) + $settings; };
		add_filter( 'dovetail_blocks_settings', $keep );
		\\Dovetail\\Contact_Form\\Privacy::sweep();
		remove_filter( 'dovetail_blocks_settings', $keep );
		return array( 'exported' => wp_list_pluck( $export['data'][0]['data'], 'value' ), 'items' => count( $export['data'] ), 'removed' => $erase['items_removed'], 'done' => $export['done'] && $erase['done'] );`,
		id
	);
	expect( seen ).toMatchObject( { items: 1, removed: 1, done: true } );
	expect( seen.exported ).toContain( 'Forget me &amp; mine' );
	expect( await entriesOf( id ) ).toEqual( [ 'Frank' ] );

	await php(
		`return update_option( 'e2e_unavailable', array( 'contact-form' ) );`
	);
	try {
		const html = await ( await fetch( pageOf( id ) ) ).text();
		expect( html ).not.toContain( 'wp-block-dovetail-contact-form' );
	} finally {
		await php( `return delete_option( 'e2e_unavailable' );` );
	}
} );
