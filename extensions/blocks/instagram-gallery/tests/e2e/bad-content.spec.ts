import { createPost, expect, siteUrl, test } from '#e2e';
import { beginAnew, BLOCK, markup, refresh } from './support';

beginAnew();

test( 'screen readers get captions as written, including tags, brackets and Arabic text', async ( {
	visitor,
} ) => {
	await refresh();
	const id = await createPost( { content: markup() } );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	for ( const caption of [
		'<b>New</b> opening hours: see the [gallery] on our site.',
		'خبز طازج كل صباح',
		'Video: How we shape a batard, in forty seconds.',
	] ) {
		await expect(
			visitor
				.locator( BLOCK )
				.getByRole( 'img', { name: caption, exact: true } )
		).toHaveCount( 1 );
	}
} );
