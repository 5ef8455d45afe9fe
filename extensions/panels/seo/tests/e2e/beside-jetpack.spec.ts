import { createPost, expect, php, siteUrl, test, withPlugin } from '#e2e';

async function countTags( id: number ): Promise< number > {
	const html = await ( await fetch( `${ siteUrl() }/?p=${ id }` ) ).text();
	return html.match( /<meta[^>]+description"[^>]*>/g )?.length ?? 0;
}

for ( const [ state, jetpack, tags ] of [
	[
		'left to Jetpack while its SEO module is on',
		`class Jetpack { public static function is_module_active( $module ) { return 'seo-tools' === $module; } }`,
		0,
	],
	[
		'printed while Jetpack’s SEO module is off',
		`class Jetpack { public static function is_module_active( $module ) { return 'stats' === $module; } }`,
		2,
	],
	[
		'printed once while Jetpack prints tags for link previews without its SEO module',
		`class Jetpack {} add_filter( 'jetpack_enable_open_graph', '__return_true' );`,
		1,
	],
	[
		'printed if Jetpack does not report which modules are on',
		`class Jetpack {}`,
		2,
	],
] as const ) {
	test( `an SEO description is ${ state }`, async () => {
		const id = await createPost( { content: '' } );
		await php(
			`return update_post_meta( $input, 'advanced_seo_description', 'Bread.' );`,
			id
		);
		await withPlugin( jetpack, async () =>
			expect( await countTags( id ) ).toBe( tags )
		);
		expect( await countTags( id ) ).toBe( 2 );
	} );
}
