import { expect, php, test } from '#e2e';

// Runs in a separate process to measure its memory.
test( 'a post with one very long paragraph is parsed with limited memory', async () => {
	const megabytes = await php< number >(
		`$blocks = array( array( 'block' => '<!-- wp:paragraph --><p>' . str_repeat( 'rye and salt ', 140000 ) . '</p><!-- /wp:paragraph -->', 'clientId' => 'a' ) );
		wp_set_current_user( get_user_by( 'login', 'author' )->ID );
		$request = new WP_REST_Request( 'POST', '/wpcom/v2/tweetstorm/parse' );
		$request->set_body_params( array( 'blocks' => $blocks ) );
		$before = memory_get_usage();
		$tweets = rest_do_request( $request )->get_data()['tweets'];
		return count( $tweets ) === 101 ? ( memory_get_peak_usage() - $before ) / MB_IN_BYTES : -1;`
	);
	expect( megabytes ).toBeGreaterThan( 0 );
	expect( megabytes ).toBeLessThan( 48 );
} );
