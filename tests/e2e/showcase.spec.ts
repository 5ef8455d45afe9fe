import { phpScript } from '../../src/playground/php';
import { showcaseContent } from '../../src/playground/showcase';
import { findShowcaseSections } from '../../src/playground/showcase-sections';
import {
	contentFolder,
	createPost,
	expect,
	platformUrl,
	runPhp,
	screenshot,
	siteUrl,
	test,
} from './support';
import { rmSync, writeFileSync } from 'node:fs';

const RIGHT_TO_LEFT = () =>
	`${ contentFolder() }/mu-plugins/e2e-right-to-left.php`;

/** A post with what every block shows of itself, written by an author. */
async function everyBlock(): Promise< string > {
	const content = showcaseContent(
		await findShowcaseSections(),
		JSON.parse( await runPhp( phpScript( 'showcase-pictures' ) ) )
	).replaceAll( '{{platform}}', platformUrl() );
	return `${ siteUrl() }/?p=${ await createPost( {
		content,
		author: 'author',
	} ) }`;
}

for ( const direction of [ 'ltr', 'rtl' ] as const ) {
	for ( const javaScriptEnabled of [ true, false ] ) {
		test( `every block fits a phone, ${ direction }, ${
			javaScriptEnabled ? 'with' : 'without'
		} script`, async ( { pageAs } ) => {
			const url = await everyBlock();
			const page = await pageAs( null, {
				viewport: { width: 390, height: 844 },
				javaScriptEnabled,
			} );
			try {
				if ( direction === 'rtl' ) {
					// What a language pack does: WordPress then also takes the mirrored stylesheets.
					writeFileSync(
						RIGHT_TO_LEFT(),
						"<?php $GLOBALS['text_direction'] = 'rtl';"
					);
				}
				await page.goto( url );
				expect(
					await page.evaluate(
						() =>
							getComputedStyle( document.documentElement )
								.direction
					)
				).toBe( direction );
				const blocks = page.locator( '[class*="wp-block-dovetail-"]' );
				expect( await blocks.count() ).toBeGreaterThan( 20 );
				// Come near everything, so that what comes late has come.
				for ( const block of await page
					.locator( 'h2.wp-block-heading' )
					.all() ) {
					await block.scrollIntoViewIfNeeded();
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
					}`
				);
			} finally {
				rmSync( RIGHT_TO_LEFT(), { force: true } );
			}
		} );
	}
}
