import { expect, php, test } from '../../../../../tests/e2e/support';

test( 'the fields about an own map server appear once its provider is chosen', async ( {
	admin,
} ) => {
	const { page } = admin;
	await php( `delete_option( 'dovetail_blocks_settings' ); return true;` );
	await page.goto( '/wp-admin/admin.php?page=dovetail-blocks&tab=blocks' );
	const provider = page.getByLabel( 'Map provider' );
	const fields = [
		'Map tile address',
		'Map attribution',
		'Map attribution link',
	].map( ( label ) => page.getByLabel( label, { exact: true } ) );
	for ( const [ choice, isShown ] of [
		[ 'undecided', false ],
		[ 'own', true ],
		[ 'mapbox', false ],
		[ 'openstreetmap', true ],
	] as const ) {
		await provider.selectOption( choice );
		for ( const field of fields ) {
			await expect( field ).toBeVisible( { visible: isShown } );
		}
	}
} );
