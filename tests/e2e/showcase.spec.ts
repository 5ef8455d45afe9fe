import {
	everyBlock,
	expect,
	rightToLeft,
	screenshot,
	test,
	type WordPress,
} from './support';
import type { EditorBlock } from './support/wordpress';

declare const wp: WordPress;

for ( const direction of [ 'ltr', 'rtl' ] as const ) {
	for ( const javaScriptEnabled of [ true, false ] ) {
		test( `every block fits a phone screen (${ direction }, ${ javaScriptEnabled ? 'with' : 'without' } JavaScript)`, async ( {
			pageAs,
		} ) => {
			const { url, titles } = await everyBlock();
			const page = await pageAs( null, {
				viewport: { width: 390, height: 844 },
				javaScriptEnabled,
			} );
			const visit = async () => {
				await page.goto( url );
				expect(
					await page.evaluate(
						() =>
							getComputedStyle( document.documentElement )
								.direction
					)
				).toBe( direction );
				const headings = page.locator( 'h2.wp-block-heading' );
				expect( await headings.allInnerTexts() ).toEqual(
					expect.arrayContaining( titles )
				);
				expect( await page.locator( 'h1' ).allInnerTexts() ).toContain(
					'A post'
				);
				// Scroll to each heading, so that lazy content loads.
				for ( const heading of await headings.all() ) {
					await heading.scrollIntoViewIfNeeded();
				}
				expect(
					await page.evaluate( () => {
						const { clientWidth, scrollWidth } =
							document.documentElement;
						const roots = [
							...document.querySelectorAll(
								'[class*="wp-block-dovetail-"]:not([class*="__"])'
							),
						];
						return {
							tooWide: scrollWidth - clientWidth,
							outside: roots
								.filter( ( root ) => {
									const { left, right, width } =
										root.getBoundingClientRect();
									return (
										width > 0 &&
										( left < -1 || right > clientWidth + 1 )
									);
								} )
								.map( ( { className } ) => className ),
						};
					} )
				).toEqual( { tooWide: 0, outside: [] } );
				await page.evaluate( () => window.scrollTo( 0, 0 ) );
				await screenshot(
					page,
					`showcase-390-${ direction }${
						javaScriptEnabled ? '' : '-no-script'
					}`,
					{ fullPage: true }
				);
			};
			await ( direction === 'rtl' ? rightToLeft( visit ) : visit() );
		} );
	}
}

test( 'a theme that colors every button changes only those of our buttons that have WordPress’s button class', async ( {
	visitor,
} ) => {
	const { url } = await everyBlock();
	await visitor.goto( url );
	for ( const heading of await visitor
		.locator( 'h2.wp-block-heading' )
		.all() ) {
		await heading.scrollIntoViewIfNeeded();
	}
	await visitor.addStyleTag( {
		content:
			'button:not(:hover):not(:active):not(.has-background) { background-color: #f0f; }',
	} );
	expect(
		await visitor.evaluate( () => {
			const colored = [
				...document.querySelectorAll< HTMLButtonElement >(
					'[class*="wp-block-dovetail-"] button'
				),
			].filter(
				( button ) =>
					getComputedStyle( button ).backgroundColor ===
					'rgb(255, 0, 255)'
			);
			return {
				some: colored.length > 0,
				withoutClass: colored
					.filter(
						( button ) =>
							! button.matches(
								'.wp-element-button, .wp-block-button__link'
							)
					)
					.map( ( { className } ) => className ),
			};
		} )
	).toEqual( { some: true, withoutClass: [] } );
} );

test( 'the toolbar and settings of every block are accessible', async ( {
	admin,
	troubles,
} ) => {
	test.slow();
	const { url } = await everyBlock();
	const { page, sidebar } = admin;
	await admin.open( Number( new URL( url ).searchParams.get( 'p' ) ) );
	await admin.openSettings();
	const problems: Record< string, string[] > = {};
	const names = new Set(
		( await admin.blocks() )
			.map( ( { name } ) => name )
			.filter( ( name ) => name.startsWith( 'dovetail/' ) )
	);
	expect( names.size ).toBeGreaterThan( 30 );
	for ( const name of names ) {
		await page.evaluate( ( wanted ) => {
			const { getBlocks } = wp.data.select( 'core/block-editor' );
			const find = ( blocks: EditorBlock[] ): EditorBlock | undefined =>
				blocks.find( ( block ) => block.name === wanted ) ??
				find( blocks.flatMap( ( { innerBlocks } ) => innerBlocks ) );
			wp.data
				.dispatch( 'core/block-editor' )
				.selectBlock( find( getBlocks() )?.clientId );
		}, name );
		const closed = sidebar.locator(
			'.components-panel__body-toggle[aria-expanded=false]'
		);
		while ( await closed.count() ) {
			await closed.first().click();
		}
		const found = await admin.axeInControls();
		if ( found.length ) {
			problems[ name ] = found;
		}
	}
	expect( problems ).toEqual( {} );
	// The showcase contains accounts of services that this site is not connected to.
	expect(
		troubles.filter( ( trouble ) => ! trouble.includes( 'access_token=' ) )
	).toEqual( [] );
	troubles.length = 0;
} );
