import {
	createPost,
	expect,
	siteUrl,
	speakEnglish,
	speakPseudoLocale,
	test,
	TRANSLATED,
} from '#e2e';

const HOURS = `<!-- wp:dovetail/business-hours {"days":[{"name":"Sun","hours":[{"opening":"00:00","closing":"00:00"}]},{"name":"Mon","hours":[{"opening":"00:00","closing":"00:00"}]},{"name":"Tue","hours":[{"opening":"00:00","closing":"00:00"}]},{"name":"Wed","hours":[{"opening":"00:00","closing":"00:00"}]},{"name":"Thu","hours":[{"opening":"00:00","closing":"00:00"}]},{"name":"Fri","hours":[{"opening":"00:00","closing":"00:00"}]},{"name":"Sat","hours":[{"opening":"00:00","closing":"00:00"}]}]} -->
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

const DATA =
	'#wp-script-module-data-dovetail-business-hours-view-script-module';

test( 'an English page contains no translations for the script', async ( {
	visitor,
} ) => {
	const id = await createPost( { content: HOURS } );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect(
		visitor.locator( '.wp-block-dovetail-business-hours__now' )
	).toHaveText( 'Open now, 24 hours a day' );
	await expect( visitor.locator( DATA ) ).toHaveCount( 0 );
} );

test( 'a page in another language contains translations, and the script uses them', async ( {
	visitor,
} ) => {
	await speakPseudoLocale();
	try {
		const id = await createPost( { content: HOURS } );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await expect(
			visitor.locator( '.wp-block-dovetail-business-hours__now' )
		).toHaveText( TRANSLATED );
		await expect( visitor.locator( DATA ) ).toHaveCount( 1 );
	} finally {
		await speakEnglish();
	}
} );
