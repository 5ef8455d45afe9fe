import {
	contentFolder,
	createPost,
	expect,
	php,
	siteUrl,
	test,
	withPlugin,
} from '#e2e';
import { rmSync, writeFileSync } from 'node:fs';
import {
	begin,
	beginAnew,
	comeBack,
	formOf,
	pageOf,
	send,
	stripe,
} from './support';

beginAnew();

const idOf = ( page: string ): number => Number( page.split( '=' )[ 1 ] );

test.describe( 'a payment’s result is shown', () => {
	for ( const [ what, change ] of [
		[
			'for a page that no longer has a form',
			`wp_update_post( array( 'ID' => $input, 'post_content' => 'No form.' ) ); return 1;`,
		],
		[
			'for a deleted page',
			`return (bool) wp_delete_post( $input, true );`,
		],
	] as const ) {
		test( what, async () => {
			const page = await pageOf();
			const session = await begin( page );
			await stripe( 'pay', { session: session.id } );
			await php( change, idOf( page ) );
			const html = await ( await fetch( session.success_url ) ).text();
			expect( await comeBack( session.success_url ) ).toMatch(
				/^Thank you! You paid 5,00/
			);
			expect( html.match( /dovetail-payment-message/g ) ).toHaveLength(
				1
			);
		} );
	}

	test( 'on the page that received the form, even if that page contains no form', async () => {
		const form = await formOf( await pageOf() );
		const elsewhere = `${ siteUrl() }/?p=${ await createPost( { content: 'No form.' } ) }`;
		expect(
			( await send( elsewhere, { ...form, amount: '0' } ) ).said
		).toMatch( /^The minimum amount is/ );
	} );

	test( 'once, next to the form, even if a plugin renders the post twice', async () => {
		const file = `${ contentFolder() }/e2e-template.php`;
		writeFileSync(
			file,
			`<!doctype html><html><head><?php wp_head(); ?></head><body><?php while ( have_posts() ) { the_post(); the_content(); } wp_footer(); ?></body></html>`
		);
		await withPlugin(
			`add_action( 'wp_head', static function () { apply_filters( 'the_content', get_post()->post_content ); } );
			add_filter( 'template_include', static fn() => WP_CONTENT_DIR . '/e2e-template.php', 99 );`,
			async () => {
				const session = await begin( await pageOf() );
				await stripe( 'pay', { session: session.id } );
				const html = await (
					await fetch( session.success_url )
				).text();
				expect(
					html.match( /dovetail-payment-message/g )
				).toHaveLength( 1 );
				expect( html ).toMatch( /dovetail-payment-message.*<form/s );
			}
		);
		rmSync( file );
	} );
} );

test( 'a form in a REST response submits to the URL of its own post', async () => {
	const page = await pageOf();
	const { content } = ( await (
		await fetch(
			`${ siteUrl() }/?rest_route=/wp/v2/posts/${ idOf( page ) }`
		)
	).json() ) as { content: { rendered: string } };
	const [ , action = '' ] =
		/<form method="post" action="([^"]+)"/.exec( content.rendered ) ?? [];
	expect( action.split( '#' )[ 0 ] ).toBe(
		await php( 'return get_permalink( $input );', idOf( page ) )
	);
} );
