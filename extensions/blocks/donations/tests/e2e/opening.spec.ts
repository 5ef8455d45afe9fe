import { expect, expectNothingToUndo, setFaults, test } from '#e2e';
import { beginAnew } from './support';

beginAnew( { scenario: 'paid' } );

const LIST =
	'<div><ul><li>5 USD</li><li>15 USD</li><li>100 USD</li></ul></div>';

const content = `<!-- wp:dovetail/donations {"oneTimeDonation":{"planId":77},"planSource":"site"} -->
<div class="wp-block-dovetail-donations">${ LIST }${ LIST }${ LIST }</div>
<!-- /wp:dovetail/donations -->`;

const planOf = ( block?: { attributes: Record< string, unknown > } ) =>
	( block?.attributes.oneTimeDonation as { planId?: number } ).planId;

for ( const [ state, fault, plan ] of [
	[ 'that creates its own plans', {}, 1001 ],
	[ 'that cannot be reached', { '*': 'cut' }, 77 ],
] as const ) {
	test( `opening a post with unknown plans creates no undo step on a platform ${ state }`, async ( {
		admin: editor,
		troubles,
	} ) => {
		await setFaults( fault );
		await editor.edit( content );
		await expect(
			editor.canvas.locator( '[aria-busy="true"]' )
		).toHaveCount( 0 );
		await expect
			.poll( async () => planOf( ( await editor.blocks() )[ 0 ] ) )
			.toBe( plan );
		await editor.page.waitForTimeout( 1000 );
		await expectNothingToUndo( editor );
		troubles.splice(
			0,
			troubles.length,
			...troubles.filter( ( trouble ) => ! /wpcom\/v2/.test( trouble ) )
		);
	} );
}
