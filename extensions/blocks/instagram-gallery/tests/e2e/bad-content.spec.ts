import { createPost, expect, siteUrl, test } from '#e2e';
import { beginAnew, BLOCK, markup, refresh } from './support';

beginAnew();

test( 'a caption with tags, brackets and other scripts is announced as it was written', async ( {
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
