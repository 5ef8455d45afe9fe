import { expect, php, storeKeys, test } from '#e2e';

test( 'a map key is public and has no spaces; another keeps the one before and says why', async () => {
	// The playground would give one where none is stored.
	await php( `update_option( 'e2e_no_map_key', 1 ); return 1;` );
	expect(
		await storeKeys( 'mapbox', 'pk.before', [
			' pk.abc-1_2 \n',
			'',
			'sk.abc',
			'pk.a/b',
		] )
	).toEqual( [
		{ key: 'pk.abc-1_2', refused: '' },
		{ key: '', refused: '' },
		{
			key: 'pk.before',
			refused: expect.stringMatching( /starts with “sk\.” is secret/ ),
		},
		{
			key: 'pk.before',
			refused: expect.stringMatching( /^The map key was not changed/ ),
		},
	] );
	await php( `delete_option( 'e2e_no_map_key' ); return 1;` );
} );
