import {
	axeWithin,
	createPost,
	expect,
	php,
	siteUrl,
	test,
	type WordPress,
} from './support';

declare const wp: WordPress;

type Pattern = { name: string; content: string };

const ours = async (): Promise< Pattern[] > =>
	(
		await php< Pattern[] >(
			`wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
			return rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/block-patterns/patterns' ) )->get_data();`
		)
	).filter( ( { name } ) => name.startsWith( 'dovetail/' ) );

test.describe( 'patterns', () => {
	test( 'are valid in the editor, and are saved unchanged', async ( {
		admin,
	} ) => {
		await admin.edit( '' );
		const changed = await admin.page.evaluate( async () => {
			const flat = ( list: ReturnType< typeof wp.blocks.parse > ) =>
				list.flatMap( ( block ): typeof list => [
					block,
					...flat( block.innerBlocks ),
				] );
			const html = ( markup: string ) =>
				markup.replace( /<!-- [\s\S]*? -->/g, '' ).trim();
			const patterns = (
				( await wp.apiFetch( {
					path: '/wp/v2/block-patterns/patterns',
				} ) ) as { name: string; content: string }[]
			 ).filter( ( { name } ) => name.startsWith( 'dovetail/' ) );
			return {
				count: patterns.length,
				invalid: patterns.flatMap( ( { name, content } ) =>
					flat( wp.blocks.parse( content ) )
						.filter(
							( block ) =>
								! block.isValid || block.name === 'core/missing'
						)
						.map( ( block ) => `${ name }: ${ block.name }` )
				),
				// Ignore the order of attributes, because the editor sorts them, and each WordPress version writes them
				// in another order.
				different: patterns
					.filter(
						( { content } ) =>
							html(
								wp.blocks.serialize(
									wp.blocks.parse( content )
								)
							) !== html( content )
					)
					.map( ( { name } ) => name ),
			};
		} );
		expect( changed ).toEqual( {
			count: expect.any( Number ),
			invalid: [],
			different: [],
		} );
		expect( changed.count ).toBeGreaterThanOrEqual( 24 );
	} );

	for ( const javaScriptEnabled of [ true, false ] ) {
		test( `fit a page of any width and have no accessibility problem, ${ javaScriptEnabled ? 'with' : 'without' } JavaScript`, async ( {
			pageAs,
		} ) => {
			const patterns = await ours();
			const id = await createPost( {
				title: 'All patterns',
				content: patterns
					.map( ( { content } ) => content )
					.join( '\n' ),
				type: 'page',
			} );
			const page = await pageAs( null, { javaScriptEnabled } );
			await page.goto( `${ siteUrl() }/?page_id=${ id }` );
			for ( const width of [ 1280, 390 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				expect(
					await page.evaluate(
						() =>
							document.documentElement.scrollWidth -
							document.documentElement.clientWidth
					)
				).toBe( 0 );
				// axe uses timers, which do not run in a page without JavaScript.
				if ( javaScriptEnabled ) {
					expect( await axeWithin( page, '.entry-content' ) ).toEqual(
						[]
					);
				}
			}
		} );
	}
} );
