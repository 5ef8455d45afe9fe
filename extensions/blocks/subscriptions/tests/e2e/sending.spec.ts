import { createPost, expect, siteUrl, test } from '#e2e';

const BLOCK = '.wp-block-dovetail-subscriptions';

test( 'the button keeps its width and color while sending, and the style “theme” uses the theme’s sizes', async ( {
	visitor,
	troubles,
} ) => {
	const id = await createPost( {
		content: [ '', ' is-style-theme' ]
			.map(
				( style ) =>
					`<!-- wp:dovetail/subscriptions {"className":"${ style.trim() }"} --><div class="wp-block-dovetail-subscriptions${ style }"></div><!-- /wp:dovetail/subscriptions -->`
			)
			.join( '' ),
		title: 'Two forms',
	} );
	let goOn = () => {};
	const held = new Promise< void >( ( resolve ) => {
		goOn = resolve;
	} );
	await visitor.route( '**/dovetail/v1/subscribers*', async ( route ) => {
		await held;
		await route.abort();
	} );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const first = visitor.locator( BLOCK ).first();
	const look = () =>
		first.getByRole( 'button' ).evaluate( ( button ) => ( {
			width: button.getBoundingClientRect().width,
			color: getComputedStyle( button ).color,
			opacity: getComputedStyle( button ).opacity,
			says: getComputedStyle( button, '::after' ).content,
		} ) );
	const ready = await look();
	await first.getByRole( 'textbox' ).fill( 'ann@example.com' );
	await first.getByRole( 'button' ).click();
	await expect( first.getByRole( 'status' ) ).toHaveText( 'Sending…' );
	expect( await look() ).toEqual( { ...ready, says: '"Sending…"' } );
	goOn();
	await expect( first.getByRole( 'alert' ) ).toBeVisible();
	expect( troubles.splice( 0 ).join() ).toContain( '/subscribers' );

	const sizes = ( at: number ) =>
		visitor
			.locator( BLOCK )
			.nth( at )
			.getByRole( 'textbox' )
			.evaluate( ( field ) => {
				const { borderRadius, fontSize, paddingTop } =
					getComputedStyle( field );
				const line = getComputedStyle( field.parentElement ?? field );
				return {
					borderRadius,
					paddingTop,
					isOfTheText: fontSize === line.fontSize,
				};
			} );
	// The sizes from the specification, for every block style except “theme”.
	expect( await sizes( 0 ) ).toMatchObject( {
		borderRadius: '0px',
		paddingTop: '15px',
	} );
	expect( await sizes( 1 ) ).toMatchObject( {
		borderRadius: '4px',
		isOfTheText: true,
	} );
} );
