import {
	contentFolder,
	createPost,
	expect,
	php,
	siteUrl,
	test,
	type WordPress,
} from './support';
import { writePseudoLocale } from '../../src/bundle/translations';

declare const wp: WordPress;

const LOCALE = 'en_XA';

/** Written in the pseudo-locale: brackets around every sentence. */
const TRANSLATED = /^[⟦[].*[⟧\]]$/u;

/** Stars, whose words are the server's, and hours, whose words are the script's. */
const CONTENT = `<!-- wp:dovetail/rating-star -->
<p class="wp-block-dovetail-rating-star has-text-align-left"><span class="wp-block-dovetail-rating-star__stars">★☆☆☆☆</span> <span class="wp-block-dovetail-rating-star__value">1/5</span></p>
<!-- /wp:dovetail/rating-star -->

<!-- wp:dovetail/business-hours {"days":[{"name":"Sun","hours":[{"opening":"00:00","closing":"00:00"}]},{"name":"Mon","hours":[{"opening":"00:00","closing":"00:00"}]},{"name":"Tue","hours":[{"opening":"00:00","closing":"00:00"}]},{"name":"Wed","hours":[{"opening":"00:00","closing":"00:00"}]},{"name":"Thu","hours":[{"opening":"00:00","closing":"00:00"}]},{"name":"Fri","hours":[{"opening":"00:00","closing":"00:00"}]},{"name":"Sat","hours":[{"opening":"00:00","closing":"00:00"}]}]} -->
<div class="wp-block-dovetail-business-hours"><dl>${ [
	'Sun',
	'Mon',
	'Tue',
	'Wed',
	'Thu',
	'Fri',
	'Sat',
]
	.map(
		( day ) =>
			`<div class="wp-block-dovetail-business-hours__day"><dt>${ day }</dt><dd>00:00–24:00</dd></div>`
	)
	.join( '' ) }</dl></div>
<!-- /wp:dovetail/business-hours -->`;

/** The sentences that a page hands to the script of the hours. */
const DATA =
	'#wp-script-module-data-dovetail-business-hours-view-script-module';

test( 'in English a page hands the script no sentences: it has them', async ( {
	visitor,
} ) => {
	const id = await createPost( { content: CONTENT } );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect(
		visitor.locator( '.wp-block-dovetail-business-hours__now' )
	).toHaveText( 'Open now, day and night' );
	await expect( visitor.locator( DATA ) ).toHaveCount( 0 );
} );

test.describe( 'in another language', () => {
	test.beforeAll( async () => {
		writePseudoLocale(
			'build',
			`${ contentFolder() }/languages/plugins`,
			LOCALE
		);
		writePseudoLocale( 'build', 'build/languages', LOCALE );
		await php(
			`update_option( 'e2e_locale', $input ); return true;`,
			LOCALE
		);
	} );
	test.afterAll( () => php( `delete_option( 'e2e_locale' ); return true;` ) );

	test( 'an inserter title, the string of a lazy chunk, a string of PHP and a label of a view script are translated', async ( {
		author,
		visitor,
	} ) => {
		await author.open();
		const title = await author.page.evaluate(
			() => wp.blocks.getBlockType( 'dovetail/rating-star' ).title
		);
		expect( title ).toMatch( TRANSLATED );

		const id = await createPost( {
			author: 'author',
			content: CONTENT,
		} );
		await author.open( id );
		await author.selectBlock( 0 );
		await author.openSettings();
		const panel = author.sidebar
			.locator( '.components-range-control label' )
			.first();
		await expect( panel ).toHaveText( TRANSLATED );

		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await expect(
			visitor.locator( '.wp-block-dovetail-rating-star__text' )
		).toHaveText( TRANSLATED );
		await expect(
			visitor.locator( '.wp-block-dovetail-business-hours__now' )
		).toHaveText( TRANSLATED );
		await expect( visitor.locator( DATA ) ).toHaveCount( 1 );
	} );
} );
