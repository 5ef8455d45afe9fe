import { expect } from '@playwright/test';
import type { Editor } from './editor';

/** Inserts an empty block on a phone and checks that all fields and buttons of its placeholder have the same width. */
export async function expectAlignedPlaceholder(
	editor: Editor,
	slug: string
): Promise< void > {
	await editor.page.setViewportSize( { width: 390, height: 844 } );
	await editor.edit();
	await editor.insert( slug );
	const fields = editor.canvas.locator( '.components-placeholder__fieldset' );
	const edges = () =>
		fields.evaluate( ( root ) => [
			...new Set(
				[
					...root.querySelectorAll(
						'.components-button, input[type="text"]'
					),
				].map( ( control ) => {
					const { left, right } = control.getBoundingClientRect();
					return `${ Math.round( left ) } ${ Math.round( right ) }`;
				} )
			),
		] );
	await expect.poll( edges ).toHaveLength( 1 );
}
