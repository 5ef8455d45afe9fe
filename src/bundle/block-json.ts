import type { AttributeSchema } from '#shared/attributes';
import { blockName, MEDIA_SUPPORT } from '#shared/definitions';
import type { BlockOnDisk } from './find-blocks';

/** Handles of the editor script that all blocks share, and of their stylesheet in the editor canvas. */
const EDITOR_SCRIPT = 'dovetail-blocks-editor';
const EDITOR_STYLE = 'dovetail-blocks-editor-canvas';

/** Returns a block's `block.json`: its metadata, its attributes, and the files in its folder or its family's folder. */
export function blockJson(
	{ slug, home, data, attributes, has }: BlockOnDisk,
	version: string
): Record< string, unknown > {
	const {
		title,
		description,
		category,
		keywords,
		supports,
		styles,
		variations,
		parent,
		ancestor,
		allowedBlocks,
		usesContext,
		providesContext,
		example,
		coreStyles,
		loads,
		takesMedia,
	} = data;
	const beside = ( file: string, built: string ) =>
		has( file )
			? `file:${ home === slug ? '.' : `../${ home }` }/${ built }`
			: undefined;
	const loaded = ( file: string, built: string ) =>
		loads
			? `file:../../shared/${ loads }/${ built }`
			: beside( file, built );
	const sheets = [
		...( coreStyles ?? [] ),
		loaded( 'style.scss', 'style.css' ),
		// The block's own stylesheet comes after shared ones.
		loads && beside( 'style.scss', 'style.css' ),
	].filter( ( sheet ) => sheet !== undefined );
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
				forWordPress( schema ),
			] )
		),
		supports: takesMedia
			? { ...supports, [ MEDIA_SUPPORT ]: true }
			: supports,
		styles,
		variations,
		parent,
		ancestor,
		allowedBlocks,
		usesContext,
		providesContext,
		example,
		editorScript: EDITOR_SCRIPT,
		editorStyle: EDITOR_STYLE,
		style: sheets.length > 1 ? sheets : sheets[ 0 ],
		viewScriptModule: loaded( 'view.ts', 'view.js' ),
		render:
			beside( 'render.php', 'render.php' ) ??
			( loads && `file:../../shared/${ loads }/render.php` ),
	} );
}

/**
 * Returns an attribute's definition for WordPress, without the limits that only the plugin understands. WordPress would
 * discard values outside these limits, while the plugin corrects them.
 */
function forWordPress( {
	type,
	default: fallback,
	enum: values,
	source,
	selector,
	attribute,
	query,
	role,
}: AttributeSchema< unknown > ): Record< string, unknown > {
	return withoutUndefined( {
		type,
		enum: values,
		source,
		selector,
		attribute,
		query:
			query &&
			Object.fromEntries(
				Object.entries( query ).map( ( [ name, field ] ) => [
					name,
					forWordPress( field ),
				] )
			),
		default: fallback,
		role,
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
