import { mockHeader } from '../../api.mock';
import { podcastOfExample } from '../../example.data';
import { quietHours } from '../../mock-podcast';
import { expect, php, platformUrl, test } from '#e2e';
import { fault, feed, forget, markup, read as readFeed } from './support';

test.beforeEach( async () => {
	await fault( null );
	await forget();
} );

test( 'the header of an author’s preview is the page’s, and so are those of the mock and of the example', async () => {
	await readFeed();
	const origin = platformUrl();
	const [ onPage, answered, example ] = await php< string[] >(
		`wp_set_current_user( get_user_by( 'login', 'author' )->ID );
		$request = new WP_REST_Request( 'GET', '/wpcom/v2/podcast-player' );
		$request->set_query_params( array( 'url' => $input['url'] ) );
		$answer = rest_do_request( $request )->get_data()['header'];
		return array( do_blocks( $input['content'] ), $answer, \\Dovetail\\Podcast_Player\\Stage::header( array( 'title' => 'Quiet Hours', 'link' => '', 'cover' => '' ), true, false ) );`,
		{ url: feed(), content: markup( feed() ) }
	);
	expect( answered ).toBe( mockHeader( quietHours( origin ) ) );
	expect( onPage ).toContain( answered );
	expect( example ).toBe( podcastOfExample.header );
} );
