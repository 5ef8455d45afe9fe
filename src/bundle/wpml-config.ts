import type { AttributeSchema, AttributesSchema } from '#shared/attributes';
import type { BlockOnDisk } from './find-blocks';

type Schema = AttributeSchema< unknown >;

const TEXT_ATTRIBUTES = [ 'alt', 'title', 'aria-label', 'placeholder' ];

/**
 * Returns `wpml-config.xml`, which tells plugins such as WPML and Polylang how to translate blocks. It lists attributes
 * that contain text, and attributes that link to pages that may have a translation.
 */
export function wpmlConfig(
	blocks: readonly Pick< BlockOnDisk, 'slug' | 'attributes' >[]
): string {
	const types = blocks.flatMap( ( { slug, attributes } ) => {
		const lines = Object.entries( attributes ).flatMap(
			( [ name, schema ] ) => translatable( name, schema )
		);
		return lines.length
			? [
					`\t\t<gutenberg-block type="dovetail/${ slug }" translate="1">`,
					...lines.map( ( line ) => `\t\t\t${ line }` ),
					'\t\t</gutenberg-block>',
				]
			: [];
	} );
	return [
		'<wpml-config>',
		'\t<gutenberg-blocks>',
		...types,
		'\t</gutenberg-blocks>',
		'</wpml-config>',
		'',
	].join( '\n' );
}

/**
 * Returns the XML lines for an attribute: `key` for one in the block comment, `xpath` for one in the saved HTML. Empty
 * if the attribute is not translated.
 */
function translatable( name: string, schema: Schema ): string[] {
	return schema.source ? inHtml( schema ) : inComment( name, schema );
}

function inComment( name: string, schema: Schema ): string[] {
	const key = `<key name="${ name }"`;
	const fields: AttributesSchema = schema.items
		? { '*': schema.items }
		: ( schema.fields ?? {} );
	const inner = Object.entries( fields ).flatMap( ( [ field, inside ] ) =>
		inComment( field, inside )
	);
	if ( inner.length ) {
		return [
			`${ key }>`,
			...inner.map( ( line ) => `\t${ line }` ),
			'</key>',
		];
	}
	if ( schema.type !== 'string' || schema.role !== 'content' ) {
		return [];
	}
	if (
		schema.format === 'url' ||
		schema.format === 'link' ||
		/url$/i.test( name )
	) {
		return [ `${ key } type="link" />` ];
	}
	const isText =
		schema.format === 'text' ||
		! ( schema.format ?? schema.enum ?? schema.pattern );
	return isText ? [ `${ key } />` ] : [];
}

/** @param around XPath of the element in which the selector applies. */
function inHtml( schema: Schema, around = '' ): string[] {
	const path = around + toXPath( schema.selector ?? '' );
	switch ( schema.source ) {
		case 'query':
			return Object.values( schema.query ?? {} ).flatMap( ( field ) =>
				inHtml( field, path )
			);
		case 'html':
			return [ `<xpath>${ path }</xpath>` ];
		default:
			if ( schema.attribute === 'href' ) {
				return [ `<xpath type="link">${ path }/@href</xpath>` ];
			}
			return TEXT_ATTRIBUTES.includes( schema.attribute ?? '' )
				? [ `<xpath>${ path }/@${ schema.attribute }</xpath>` ]
				: [];
	}
}

/**
 * Returns a CSS selector of element names, classes and descendants as XPath, escaped for XML.
 *
 * @throws Error for any other selector.
 */
function toXPath( selector: string ): string {
	let axis = '//';
	let path = '';
	for ( const part of selector.split( /\s+/ ).filter( Boolean ) ) {
		if ( part === '>' ) {
			axis = '/';
			continue;
		}
		const [ , name = '', className ] =
			/^([a-z]*)(?:\.([\w-]+))?$/.exec( part ) ?? [];
		if ( ! name && ! className ) {
			throw new Error( `${ selector } cannot be written as XPath.` );
		}
		path += `${ axis }${ name || '*' }${
			className
				? `[contains(concat(' ',normalize-space(@class),' '),' ${ className } ')]`
				: ''
		}`;
		axis = '//';
	}
	return path;
}
