import type { Message } from './message';

/** Header fields that WordPress translates in the plugin list. */
const FIELDS = [ 'Plugin Name', 'Description' ];

/** Returns the translatable strings of a plugin's header comment. Empty for PHP files without one. */
export function messagesFromPluginHeader(
	source: string,
	file: string
): Message[] {
	const [ header = '' ] = /\/\*[\s\S]*?\*\//.exec( source ) ?? [];
	const words = new Map(
		[ ...header.matchAll( /^[\s*/]*([\w ]+):(.*)$/gm ) ].map(
			( [ , field = '', text = '' ] ) =>
				[ field.trim(), text.replace( /\*\/\s*$/, '' ).trim() ] as const
		)
	);
	return words.has( 'Plugin Name' )
		? FIELDS.flatMap( ( field ) => {
				const id = words.get( field );
				return id
					? [
							{
								id,
								context: '',
								plural: '',
								comments: [ `${ field } of the plugin` ],
								references: [ file ],
							},
						]
					: [];
			} )
		: [];
}
