import { expect, php, test, type CustomFields, type PostType } from './support';
import { ofExtensions } from './support/of-extensions';
import { ROLES, type Role } from './support/post-type';
import { globSync } from 'tinyglobby';
import { readFileSync } from 'node:fs';

/** Post types of blocks. */
const ofOthers = await ofExtensions< { postType: PostType } >( 'post-type' );

const customFields = await ofExtensions< { customFields: CustomFields } >(
	'custom-fields'
);

const TYPES: PostType[] = [
	{
		// Exporting and importing plans is safe, because the plugin validates them each time it loads them.
		name: 'dovetail_plan',
		make: `return \\Dovetail\\Payments\\Plans::create( array( 'kind' => 'plan', 'currency' => 'EUR', 'interval' => '1 month', 'title' => $unique, 'amount' => 500 ) )['id'];`,
		isExported: true,
	},
	...ofOthers.map( ( { postType } ) => postType ),
];

/** Post types whose posts only the plugin's code writes. */
const RECORDS = TYPES.filter( ( { isContent } ) => ! isContent );

const names = ( types: PostType[] ) => types.map( ( { name } ) => name );

const META_KEYS = [
	...new Set(
		globSync( [ '{src,extensions,shared}/**/*.php', '!**/tests/**' ] )
			.flatMap( ( file ) => [
				...readFileSync( file, 'utf8' ).matchAll(
					/'(_dovetail_[a-z_]+)'/g
				),
			] )
			.map( ( [ , key = '' ] ) => key )
	),
];

/**
 * PHP functions: `$as( $role )` logs in a user with the role, including for XML-RPC; `$die( $work )` runs a callback
 * that may end the request.
 */
const USERS = `
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	require_once ABSPATH . 'wp-admin/includes/ajax-actions.php';
	require_once ABSPATH . WPINC . '/class-IXR.php';
	require_once ABSPATH . WPINC . '/class-wp-xmlrpc-server.php';
	add_role( 'others', 'Others', array( 'read' => true, 'edit_others_posts' => true ) );
	$as = static function ( string $role ): int {
		$login = 'record-types-' . $role;
		$id    = username_exists( $login ) ?: wp_insert_user( array( 'user_login' => $login, 'user_pass' => 'password', 'user_email' => $login . '@example.org', 'role' => $role ) );
		wp_set_current_user( $id );
		remove_all_filters( 'authenticate' );
		add_filter( 'authenticate', static fn() => new WP_User( $id ), 99 );
		return $id;
	};
	foreach ( array( 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_xmlrpc_handler' ) as $handler ) {
		add_filter( $handler, static fn() => static function ( $message ) { throw new RuntimeException( is_scalar( $message ) ? (string) $message : 'refused' ); } );
	}
	$die = static function ( callable $work ) {
		ob_start();
		try {
			return $work();
		} catch ( RuntimeException $end ) {
			return null;
		} finally {
			ob_end_clean();
		}
	};
	$rest = static function ( string $method, string $route, array $body = array() ) {
		$request = new WP_REST_Request( $method, $route );
		$request->set_body_params( $body );
		return rest_do_request( $request );
	};`;

/** PHP function: `$made( $type )` creates a record as the site itself does. */
const CREATE_RECORD = `
	$page = wp_insert_post( array( 'post_title' => 'Page with a form', 'post_status' => 'publish', 'post_author' => 1 ) );
	$make = array( ${ TYPES.map(
		( { name, make } ) =>
			`'${ name }' => static function ( string $unique ) use ( $page ) { ${ make } }`
	).join() } );
	$made = static fn( string $type ): int => $make[ $type ]( uniqid( 'e2e', true ) );`;

/**
 * PHP that returns what the current user can do with a record and its type. The result contains `changed` if an attempt
 * changed the record.
 */
const CHECK_ACCESS = `
	$server = new wp_xmlrpc_server();
	$ways   = static function ( string $type, int $id ) use ( $server, $rest, $die ): array {
		global $wpdb;
		$state = static fn() => array( $wpdb->get_row( "SELECT * FROM {$wpdb->posts} WHERE ID = $id" ), $wpdb->get_results( "SELECT meta_key, meta_value FROM {$wpdb->postmeta} WHERE post_id = $id AND meta_key NOT LIKE '\\\\_edit%' ORDER BY meta_id" ) );
		$count  = static fn() => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = '$type'" );
		$xml    = static fn( string $method, ...$more ) => ! $die( static fn() => $server->$method( array_merge( array( 1, 'x', 'x' ), $more ) ) ) instanceof IXR_Error;
		$done   = static fn( WP_REST_Response $response ): bool => $response->get_status() < 400;
		$before = $state();
		$number = $count();
		$cap    = get_post_type_object( $type )->cap;
		$able   = array();
		foreach ( array( 'edit_post', 'edit_page', 'read_post', 'read_page', 'delete_post', 'delete_page', 'publish_post' ) as $name ) {
			$able[ $name ] = current_user_can( $name, $id );
		}
		foreach ( array( 'edit_posts', 'edit_others_posts', 'edit_published_posts', 'edit_private_posts', 'publish_posts', 'create_posts', 'delete_posts', 'delete_others_posts', 'read_private_posts' ) as $name ) {
			$able[ $name ] = isset( $cap->$name ) && current_user_can( $cap->$name );
		}
		foreach ( array( 'add_post_meta', 'edit_post_meta', 'delete_post_meta' ) as $name ) {
			$able[ $name ] = current_user_can( $name, $id, 'colour' );
		}
		$new   = array( 'post_type' => $type, 'post_title' => 'Made', 'post_status' => 'publish', 'post_content' => 'x' );
		$able += array(
			'xmlrpc.getPost'       => $xml( 'wp_getPost', $id ),
			'xmlrpc.getPosts'      => in_array( (string) $id, array_column( (array) $die( static fn() => $server->wp_getPosts( array( 1, 'x', 'x', array( 'post_type' => $type, 'number' => 1000 ) ) ) ), 'post_id' ), true ),
			'xmlrpc.editPost'      => $xml( 'wp_editPost', $id, array( 'post_title' => 'Renamed', 'post_status' => 'draft', 'custom_fields' => array( array( 'key' => 'colour', 'value' => 'red' ) ) ) ),
			'xmlrpc.newPost'       => $xml( 'wp_newPost', $new ),
			'xmlrpc.getRevisions'  => $xml( 'wp_getRevisions', $id ),
			'xmlrpc.getPage'       => ! $die( static fn() => $server->wp_getPage( array( 1, $id, 'x', 'x' ) ) ) instanceof IXR_Error,
			'xmlrpc.editPage'      => ! $die( static fn() => $server->wp_editPage( array( 1, $id, 'x', 'x', array( 'title' => 'Renamed' ), 1 ) ) ) instanceof IXR_Error,
			'xmlrpc.mw_editPost'   => ! $die( static fn() => $server->mw_editPost( array( $id, 'x', 'x', array( 'title' => 'Renamed' ), 1 ) ) ) instanceof IXR_Error,
			'xmlrpc.mt_publishPost' => ! $die( static fn() => $server->mt_publishPost( array( $id, 'x', 'x' ) ) ) instanceof IXR_Error,
		);
		foreach ( array_unique( array( 'posts', 'pages', 'blocks', $type ) ) as $base ) {
			$able += array(
				"GET $base"           => $done( $rest( 'GET', "/wp/v2/$base/$id" ) ),
				"POST $base"          => $done( $rest( 'POST', "/wp/v2/$base/$id", array( 'title' => 'Renamed' ) ) ),
				"GET $base/revisions" => $done( $rest( 'GET', "/wp/v2/$base/$id/revisions" ) ),
				"POST $base/autosaves" => $done( $rest( 'POST', "/wp/v2/$base/$id/autosaves", array( 'title' => 'Renamed' ) ) ),
			);
		}
		$able += array(
			'POST comments'   => $done( $rest( 'POST', '/wp/v2/comments', array( 'post' => $id, 'content' => 'Hello', 'author_name' => 'A', 'author_email' => 'a@example.org' ) ) ),
			'GET type'        => $done( $rest( 'GET', "/wp/v2/types/$type" ) ),
			'create by REST'  => $done( $rest( 'POST', "/wp/v2/$type", array( 'title' => 'Made', 'status' => 'publish' ) ) ),
		);
		$die( static function () use ( $id, $type ) {
			foreach ( array( $type, 'post', 'page' ) as $as ) {
				try {
					bulk_edit_posts( array( 'post_type' => $as, 'post' => array( $id ), '_status' => 'pending', 'post_author' => -1, 'post_format' => -1 ) );
				} catch ( RuntimeException $end ) {}
			}
		} );
		foreach ( array( $type, 'post', 'page' ) as $as ) {
			$_POST = wp_slash( array( 'post_ID' => $id, 'post_type' => $as, '_status' => 'pending', 'post_title' => 'Renamed', 'post_view' => 'list', 'screen' => "edit-$as", '_inline_edit' => wp_create_nonce( 'inlineeditnonce' ), 'action' => 'inline-save' ) );
			$_REQUEST = $_POST;
			$die( static fn() => wp_ajax_inline_save() );
		}
		$_POST    = array();
		$_REQUEST = array();
		clean_post_cache( $id );
		$able['changed'] = $state() != $before;
		$able['created'] = $count() !== $number;
		return array_keys( array_filter( $able ) );
	};`;

/** Returns the capabilities of each role for a post type and for one of its posts. */
const seen = ( types: PostType[] ) =>
	php< Record< string, Record< Role, string[] > > >(
		`${ USERS }${ CREATE_RECORD }${ CHECK_ACCESS }
		$seen = array();
		foreach ( $input['types'] as $type ) {
			foreach ( $input['roles'] as $role ) {
				wp_set_current_user( 1 );
				$id = $made( $type );
				$as( $role );
				$seen[ $type ][ $role ] = $ways( $type, $id );
			}
		}
		return $seen;`,
		{ types: names( types ), roles: ROLES }
	);

/** Returns capabilities for all roles. Omitted roles have no capabilities. */
const byRole = ( able: Partial< Record< Role, string[] > > = {} ) =>
	Object.fromEntries( ROLES.map( ( role ) => [ role, able[ role ] ?? [] ] ) );

test.describe( 'a record of the plugin', () => {
	test( 'can be changed through XML-RPC, REST, quick edit, bulk edit or the editor only by declared roles', async () => {
		expect( RECORDS.length ).toBeGreaterThan( 0 );
		expect( await seen( RECORDS ) ).toEqual(
			Object.fromEntries(
				RECORDS.map( ( { name, able } ) => [ name, byRole( able ) ] )
			)
		);
	} );

	test( 'can be deleted through XML-RPC or REST only by users who can delete records on our screen', async () => {
		const deleted = await php< Record< string, string[] > >(
			`${ USERS }${ CREATE_RECORD }
			$server  = new wp_xmlrpc_server();
			$deleted = array();
			foreach ( $input['types'] as $type ) {
				$deleted[ $type ] = array();
				foreach ( $input['roles'] as $role ) {
					wp_set_current_user( 1 );
					$id = $made( $type );
					$as( $role );
					$die( static fn() => $server->wp_deletePost( array( 1, 'x', 'x', $id ) ) );
					$die( static fn() => $server->wp_deletePage( array( 1, 'x', 'x', $id ) ) );
					$die( static fn() => $server->blogger_deletePost( array( 1, $id, 'x', 'x', true ) ) );
					foreach ( array( 'posts', 'pages', $type ) as $base ) {
						$rest( 'DELETE', "/wp/v2/$base/$id", array( 'force' => true ) );
					}
					clean_post_cache( $id );
					if ( ! get_post( $id ) || 'trash' === get_post_status( $id ) ) {
						$deleted[ $type ][] = $role;
					}
				}
			}
			return $deleted;`,
			{ types: names( RECORDS ), roles: ROLES }
		);
		expect( deleted ).toEqual(
			Object.fromEntries(
				RECORDS.map( ( { name, able = {} } ) => [
					name,
					ROLES.filter( ( role ) =>
						able[ role ]?.includes( 'delete_post' )
					),
				] )
			)
		);
	} );

	test( 'is neither exported nor imported unless the record is a plan', async () => {
		const [ exported, imported ] = await php< [ string[], string[] ] >(
			`${ USERS }${ CREATE_RECORD }
			$as( 'administrator' );
			array_map( $made, $input );
			require_once ABSPATH . 'wp-admin/includes/export.php';
			ob_start();
			@export_wp( array( 'content' => 'all' ) );
			$file = ob_get_clean();
			return array(
				array_values( array_filter( $input, static fn( $type ) => str_contains( $file, "<wp:post_type><![CDATA[$type" ) ) ),
				array_column( apply_filters( 'wp_import_posts', array_map( static fn( $type ) => array( 'post_type' => $type ), array_merge( $input, array( 'post' ) ) ) ), 'post_type' ),
			);`,
			names( RECORDS )
		);
		const plans = names(
			RECORDS.filter( ( { isExported } ) => isExported )
		);
		expect( exported ).toEqual( plans );
		expect( imported ).toEqual( [ ...plans, 'post' ] );
	} );

	test( 'has no author, and is kept when the user who created the record is deleted', async () => {
		const [ authors, left ] = await php< [ string[], number ] >(
			`${ USERS }${ CREATE_RECORD }
			global $wpdb;
			require_once ABSPATH . 'wp-admin/includes/user.php';
			require_once ABSPATH . 'wp-admin/includes/ms.php';
			// Define the multisite functions that wpmu_delete_user() calls, because this site is not in a network.
			function switch_to_blog() {}
			function restore_current_blog() {}
			function remove_user_from_blog() {}
			$ids = array();
			foreach ( array( 'wp_delete_user', 'wpmu_delete_user' ) as $delete ) {
				$user = $as( 'administrator' );
				$ids  = array_merge( $ids, $made_by_user = array_map( $made, $input ) );
				// Save the records again as a user, like a webhook or an admin screen.
				array_map( static fn( $id ) => wp_update_post( array( 'ID' => $id, 'post_author' => $user ) ), $made_by_user );
				$authors = $wpdb->get_col( "SELECT post_author FROM {$wpdb->posts} WHERE ID IN (" . implode( ',', $ids ) . ')' );
				wp_set_current_user( 1 );
				$delete( $user );
			}
			return array( $authors, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE ID IN (" . implode( ',', $ids ) . ')' ) );`,
			names( RECORDS )
		);
		expect( new Set( authors ) ).toEqual( new Set( [ '0' ] ) );
		expect( left ).toBe( 2 * RECORDS.length );
	} );
} );

test( 'a post type that authors edit gives each role the capabilities that the block declares', async () => {
	const types = TYPES.filter( ( { isContent } ) => isContent );
	expect( await seen( types ) ).toEqual(
		Object.fromEntries(
			types.map( ( { name, able } ) => [ name, byRole( able ) ] )
		)
	);
} );

test.describe( 'data that the plugin stores with posts, users and options', () => {
	test( 'cannot be changed through custom fields except by declared roles', async () => {
		expect( META_KEYS.length ).toBeGreaterThan( 5 );
		const written = await php< Record< Role, string[] > >(
			`${ USERS }
			$server  = new wp_xmlrpc_server();
			$written = array();
			foreach ( $input['roles'] as $role ) {
				$user = $as( $role );
				$id   = wp_insert_post( array( 'post_title' => 'Own', 'post_status' => 'draft', 'post_author' => $user ) );
				$die( static fn() => $server->wp_editPost( array( 1, 'x', 'x', $id, array( 'custom_fields' => array_map( static fn( $key ) => array( 'key' => $key, 'value' => 'x' ), $input['keys'] ) ) ) ) );
				foreach ( $input['keys'] as $key ) {
					$rest( 'POST', "/wp/v2/posts/$id", array( 'meta' => array( $key => 'send' ) ) );
					$_POST    = array( 'post_id' => $id, 'metakeyselect' => '#NONE#', 'metakeyinput' => $key, 'metavalue' => 'x', '_ajax_nonce-add-meta' => wp_create_nonce( 'add-meta' ) );
					$_REQUEST = $_POST;
					$die( static fn() => wp_ajax_add_meta() );
				}
				$written[ $role ] = array_values( array_intersect( $input['keys'], array_keys( get_post_meta( $id ) ) ) );
			}
			return $written;`,
			{ roles: ROLES, keys: META_KEYS }
		);
		expect( written ).toEqual(
			byRole(
				Object.fromEntries(
					ROLES.map( ( role ) => [
						role,
						customFields.flatMap(
							( fields ) => fields.customFields[ role ] ?? []
						),
					] )
				)
			)
		);
	} );

	test( 'cannot be changed through custom field names that a database treats as the plugin’s', async () => {
		// MySQL treats all of these like an underscore: full-width and presentation forms, and an underscore after
		// invisible characters.
		const beginnings = [
			...[ 0xff3f, 0xfe33, 0xfe4d, 0xfe4f ].map( ( point ) =>
				String.fromCodePoint( point )
			),
			...[ 0x200b, 0x200d, 0x00ad, 0xfeff, 0x0301, 0x2060 ].map(
				( point ) => `${ String.fromCodePoint( point ) }_`
			),
		];
		const [ stored, others ] = await php< [ string[], string[] ] >(
			`${ USERS }
			$server = new wp_xmlrpc_server();
			$id     = wp_insert_post( array( 'post_title' => 'Own', 'post_status' => 'draft', 'post_author' => $as( 'author' ) ) );
			$die( static fn() => $server->wp_editPost( array( 1, 'x', 'x', $id, array( 'custom_fields' => array_map( static fn( $key ) => array( 'key' => $key, 'value' => 'x' ), array_merge( ...$input ) ) ) ) ) );
			$keys = array_keys( get_post_meta( $id ) );
			return array( array_values( array_intersect( $input[0], $keys ) ), array_values( array_intersect( $input[1], $keys ) ) );`,
			[
				beginnings.map( ( beginning ) => `${ beginning }dovetail_e2e` ),
				[ 'colour', 'цвет', '色', '-dash', '😀', '¿qué?' ],
			]
		);
		expect( stored ).toEqual( [] );
		// Custom fields of other plugins stay unchanged.
		expect( others ).toHaveLength( 6 );
	} );

	test( 'cannot be changed through profiles, XML-RPC options or REST settings', async () => {
		const changed = await php< Record< Role, string[] > >(
			`${ USERS }
			global $wpdb;
			$server  = new wp_xmlrpc_server();
			$options = array( 'dovetail_blocks_settings', 'dovetail_blocks_platform_token', 'dovetail_blocks_secret', 'dovetail_blocks_ad_slots' );
			$metas   = array( $wpdb->prefix . 'dovetail_blocks_google_photos', $wpdb->prefix . 'dovetail_blocks_platform_user' );
			$changed = array();
			foreach ( $input as $role ) {
				$user   = $as( $role );
				$before = array_map( 'get_option', $options );
				$die( static fn() => $server->wp_setOptions( array( 1, 'x', 'x', array_fill_keys( $options, 'x' ) ) ) );
				$die( static fn() => $server->wp_editProfile( array( 1, 'x', 'x', array_fill_keys( $metas, 'x' ) ) ) );
				$rest( 'POST', '/wp/v2/settings', array_fill_keys( $options, array( 'analytics' => true ) ) );
				$rest( 'POST', '/wp/v2/users/me', array( 'meta' => array_fill_keys( $metas, 'x' ) ) );
				$changed[ $role ] = array_merge(
					array_keys( array_filter( array_combine( $options, array_map( static fn( $was, $name ) => get_option( $name ) !== $was, $before, $options ) ) ) ),
					array_values( array_filter( $metas, static fn( $key ) => array() !== get_user_meta( $user, $key ) ) )
				);
			}
			return $changed;`,
			ROLES
		);
		expect( changed ).toEqual( byRole() );
	} );
} );
