import { createPost, expect, php, test } from '#e2e';
import { asked, beginAnew, SHARE, steer, WAITING } from './support';

beginAnew();

test( 'the platform shares by one call to the connections that it has, with what the author has switched', async () => {
	const id = await createPost( { content: 'Rye.', status: 'draft' } );
	const [ , log ] = await php< [ unknown, unknown ] >(
		`${ SHARE } \\Dovetail\\Publicize\\Platform_Accounts::all();
		update_post_meta( $input, '_dovetail_publicize', array( '102' => false ) );
		wp_publish_post( $input );
		return array( $share( $input ), $log( $input ) );`,
		id
	);
	expect( log ).toEqual( { platform: [ 'done', 'Facebook', '' ] } );
	const calls = await asked( /publicize\/share$/ );
	expect( calls.map( ( { data } ) => data ) ).toEqual( [
		expect.objectContaining( {
			post: id,
			title: 'A post',
			connections: { '102': false },
		} ),
	] );
} );

test( 'a platform without enabled connections gets no request', async () => {
	expect(
		await php(
			`\\Dovetail\\Publicize\\Platform_Accounts::all();
			$post = wp_insert_post( array( 'post_title' => 'Rye', 'post_content' => 'x', 'post_status' => 'draft' ) );
			update_post_meta( $post, '_dovetail_publicize', array( '101' => false, '102' => false ) );
			wp_publish_post( $post );
			return \\Dovetail\\Publicize\\Shares::all( $post );`
		)
	).toEqual( [] );
} );

test( 'a platform that fails is retried', async () => {
	await steer( 'faults', 'PUT', {
		'POST /dovetail/v1/publicize/share': 'cut',
	} );
	expect(
		await php(
			`${ SHARE } ${ WAITING } $post = $waiting(); return $share( $post );`
		)
	).toEqual( { platform: 60 } );
} );
