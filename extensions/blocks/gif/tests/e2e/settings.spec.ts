import { expect, php, storeKeys, test } from '#e2e';

test( 'a GIF key holds letters and digits; another keeps the one before and says why', async () => {
	expect(
		await storeKeys( 'giphy', 'before', [ 'abc 123', '"><script>' ] )
	).toEqual( [
		{ key: 'abc123', refused: '' },
		{
			key: 'before',
			refused: expect.stringMatching( /^The GIF key was not changed/ ),
		},
	] );
} );

test( 'the search is on, and the editor has the key, only once a key is stored', async () => {
	expect(
		await php( `
			$seen = static fn() => array( \\Dovetail\\Plugin\\Service_Urls::get( 'gifs' ), \\Dovetail\\Plugin\\Initial_State::state()['serviceKeys'] );
			remove_all_filters( 'dovetail_blocks_services' );
			$name = \\Dovetail\\Connections\\Connections::option_name( 'giphy' );
			update_option( $name, '' );
			$without = $seen();
			update_option( $name, 'abc123' );
			$with = $seen();
			update_option( $name, '' );
			return array( $without, $with );` )
	).toEqual( [
		[ '', expect.objectContaining( { gifs: '' } ) ],
		[
			'https://api.giphy.com',
			expect.objectContaining( { gifs: 'abc123' } ),
		],
	] );
} );

test( 'a key of KLIPY switches its search on', async () => {
	expect(
		await php( `
			remove_all_filters( 'dovetail_blocks_services' );
			$name = \\Dovetail\\Connections\\Connections::option_name( 'klipy' );
			update_option( $name, 'xyz9' );
			$told = array( \\Dovetail\\Plugin\\Service_Urls::get( 'klipy' ), \\Dovetail\\Plugin\\Initial_State::state()['serviceKeys']['klipy'] );
			update_option( $name, '' );
			return $told;` )
	).toEqual( [ 'https://api.klipy.com', 'xyz9' ] );
} );
