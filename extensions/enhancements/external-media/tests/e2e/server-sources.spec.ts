import { expect, php, siteUrl, test } from '#e2e';
import { SPECIAL_AT_PEXELS } from '../../service.mock';
import {
	ask,
	asked,
	beginAnew,
	connect,
	KEY,
	NO_PLATFORM,
} from './server-support';
import { PATH, type List, list, sources } from './list-support';

beginAnew();

test.afterEach( ( { troubles } ) => {
	expect( troubles ).toEqual( [] );
} );

test( 'without a key the platform is used, and without either the missing part is named', async () => {
	await connect( '' );
	const { data } = await list( { search: 'sea', number: 20 } );
	expect( data.media[ 0 ]?.name ).toBe( 'pexels-photo-7000.png' );
	expect( await asked( /^\/v1\// ) ).toEqual( [] );
	expect( await asked( /external-media\/list\/pexels$/ ) ).toHaveLength( 1 );
	const refused = await list( { search: 'sea' }, { before: NO_PLATFORM } );
	expect( [
		refused.status,
		refused.data.code,
		refused.data.message,
	] ).toEqual( [
		424,
		'missing_connection',
		'No connected service can answer this. An administrator can connect one under Settings → Dovetail Blocks.',
	] );
} );

test( 'other services are the platform’s, whatever key there is', async () => {
	const { data } = await ask< List >( {
		path: PATH.replace( 'pexels', 'google_photos' ),
		query: { number: 20, path: '/' },
	} );
	expect( data.media[ 0 ]?.name ).toBe( 'Bakery' );
	const strange = await ask( {
		path: PATH.replace( 'pexels', 'flickr' ),
		query: { number: 20 },
	} );
	expect( [ strange.status, strange.data.code ] ).toEqual( [
		404,
		'rest_invalid_service',
	] );
} );

test( 'the editor gets each source with its server, the site’s own before the platform’s', async () => {
	expect( await sources( 'author' ) ).toEqual( [
		'pexels site',
		'openverse site',
		'google_photos platform',
	] );
	expect( await sources( 'author', NO_PLATFORM ) ).toEqual( [
		'pexels site',
		'openverse site',
	] );
	await connect( '' );
	expect( await sources( 'author' ) ).toEqual( [
		'openverse site',
		'google_photos platform',
		'pexels platform',
	] );
	expect( await sources( 'author', NO_PLATFORM ) ).toEqual( [
		'openverse site',
	] );
} );

test( 'a key is checked when it is stored, and its card says how it is', async ( {
	admin,
	troubles,
} ) => {
	const said = ( key: string ) =>
		connect( key ).then( () =>
			php< string[] >( `
				$state = \\Dovetail\\Connections\\Connection_State::get( 'pexels' );
				return array( get_option( \\Dovetail\\Connections\\Connections::option_name( 'pexels' ) ), $state['sentence'], $state['refused'] );` )
		);
	await connect( '' );
	expect( await said( KEY ) ).toEqual( [ KEY, 'Connected to Pexels.', '' ] );
	expect( await said( 'no key!' ) ).toEqual( [
		KEY,
		'Connected to Pexels.',
		'The Pexels key was not changed: a key has letters and digits only, 56 of them. Copy it again from Pexels.',
	] );
	const revoked = `${ SPECIAL_AT_PEXELS.revoked }${ KEY }`;
	expect( await said( revoked ) ).toEqual( [
		revoked,
		'Pexels rejected this key. Copy it again from your Pexels account and paste it here.',
		'',
	] );
	const refused = await list( { search: 'sea' } );
	expect( [ refused.status, refused.data.code ] ).toEqual( [
		502,
		'invalid_key',
	] );
	await connect( KEY );

	const { page } = admin;
	await page.goto(
		`${ siteUrl() }/wp-admin/options-general.php?page=dovetail-blocks`
	);
	const card = page.getByRole( 'region', { name: 'Pexels' } );
	await expect( card ).toContainText( 'Connected to Pexels.' );
	await expect( card ).not.toContainText( 'Used by' );
	expect( await page.content() ).not.toContain( KEY );
	troubles.length = 0;
} );
