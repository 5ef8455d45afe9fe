import { blockName } from '#shared/definitions';
import type { BlockOnDisk } from './find-blocks';

/** One handle for the editor script of all blocks, one for their styles in the canvas. */
const EDITOR_SCRIPT = 'dovetail-blocks-editor';
const EDITOR_STYLE = 'dovetail-blocks-editor-canvas';

/** The block.json of a block: its plain data, its schema, and the files that stand in its folder. */
export function blockJson(
	{ data, attributes, has }: BlockOnDisk,
	version: string
): Record< string, unknown > {
	const {
		slug,
		title,
		description,
		category,
		keywords,
		supports,
		styles,
		parent,
		ancestor,
		allowedBlocks,
		usesContext,
		providesContext,
		example,
	} = data;
	return withoutUndefined( {
		$schema: 'https://schemas.wp.org/trunk/block.json',
		apiVersion: 3,
		name: blockName( slug ),
		version,
		title,
		description,
		category,
		keywords,
		textdomain: 'dovetail-blocks',
		attributes: Object.fromEntries(
			Object.entries( attributes ).map( ( [ name, schema ] ) => [
				name,
				withoutUndefined( { ...schema, decodeEntities: undefined } ),
			] )
		),
		supports,
		styles,
		parent,
		ancestor,
		allowedBlocks,
		usesContext,
		providesContext,
		example,
		editorScript: EDITOR_SCRIPT,
		editorStyle: EDITOR_STYLE,
		style: has( 'style.scss' ) ? 'file:./style.css' : undefined,
		viewScriptModule: has( 'view.ts' ) ? 'file:./view.js' : undefined,
		render: has( 'render.php' ) ? 'file:./render.php' : undefined,
	} );
}

function withoutUndefined(
	object: Record< string, unknown >
): Record< string, unknown > {
	return Object.fromEntries(
		Object.entries( object ).filter(
			( [ , value ] ) => value !== undefined
		)
	);
}
