import { expect, showcaseOf } from '#e2e';
import {
	claim,
	expectNoInjection,
	MARK,
	preformatted,
	submit,
	test,
	visit,
} from '#e2e/hostile';

test( 'a post cannot change the URL of the GIF player', async ( {
	visitor,
	trap,
	troubles,
} ) => {
	const { id } = await submit(
		preformatted(
			claim( 'gif', {
				strings: { player: `javascript:void(${ MARK })//` },
			} )
		) + showcaseOf( 'gif__plain' )
	);
	await visit( visitor, id );
	await visitor
		.getByRole( 'button', { name: /^Play: / } )
		.first()
		.click();
	const frame = visitor.locator( '.wp-block-dovetail-gif__frame' ).first();
	await expect( frame ).toHaveAttribute( 'src', /^http[^?]*\/embed\/\w+$/ );
	await expectNoInjection( visitor, trap );
	troubles.splice( 0 );
} );
