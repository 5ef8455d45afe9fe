import { readdirSync } from 'node:fs';
import { createPost, expect, forgetSettings, php, test } from '#e2e';

test.afterEach( forgetSettings );

// spec: 002-3.20-1
test( 'a post returns every field of a panel or block to its editor, and stores the changes', async () => {
	const post = await createPost( {
		content: 'Rye.',
		status: 'publish',
		author: 'author',
	} );
	await php(
		`return update_option( 'dovetail_blocks_settings', array_fill_keys( $input, true ) );`,
		readdirSync( 'extensions/panels' )
	);
	const change = {
		meta: {
			jetpack_publicize_message: 'Fresh rye.',
			jetpack_is_tweetstorm: true,
			advanced_seo_description: 'Bread, baked at night.',
		},
		jetpack_likes_enabled: false,
		jetpack_sharing_enabled: false,
	};
	const answer = await php< Record< string, unknown > >(
		`wp_set_current_user( get_user_by( 'login', 'author' )->ID );
		$path    = '/wp/v2/posts/' . $input[0];
		$request = new WP_REST_Request( 'POST', $path );
		$request->set_body_params( $input[1] );
		rest_do_request( $request );
		$request = new WP_REST_Request( 'GET', $path );
		$request->set_param( 'context', 'edit' );
		return rest_do_request( $request )->get_data();`,
		[ post, change ]
	);
	expect( answer ).toMatchObject( {
		...change,
		jetpack_publicize_connections: expect.any( Array ),
		jetpack_shortlink: expect.stringContaining( String( post ) ),
		'jetpack-related-posts': expect.any( Array ),
	} );
} );
