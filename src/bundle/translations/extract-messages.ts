import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { mergeMessages, type Message } from './message';
import { messagesFromBlockJson } from './messages-from-block-json';
import { messagesFromPhp } from './messages-from-php';
import { messagesFromPluginHeader } from './messages-from-plugin-header';
import { messagesFromScript } from './messages-from-script';

/**
 * File patterns, each with a function that extracts translatable strings. Files that only repeat strings of
 * `block.json` are not listed.
 */
const EXTRACTORS = [
	{ files: '**/*.js', read: messagesFromScript },
	{
		files: [ '**/*.php', '!blocks.php', '!block-words.php' ],
		read: messagesFromPhp,
	},
	{ files: '{blocks,shared}/*/server-data.php', read: editorMessages },
	{ files: '*.php', read: messagesFromPluginHeader },
	{ files: 'blocks/*/block.json', read: messagesFromBlockJson },
];

/** Returns all translatable strings of the built plugin. Throws an error if a file cannot be parsed. */
export function extractMessages( buildFolder: string ): Message[] {
	return mergeMessages(
		EXTRACTORS.flatMap( ( { files, read } ) =>
			globSync( files, {
				cwd: buildFolder,
				ignore: [ 'languages/**' ],
			} ).flatMap( ( file ) =>
				read( readFileSync( join( buildFolder, file ), 'utf8' ), file )
			)
		)
	);
}

/**
 * Returns the strings of a `server-data.php`. The editor's script uses these strings too, but does not contain
 * translation calls for them.
 */
function editorMessages( source: string, file: string ): Message[] {
	return messagesFromPhp( source, file ).map( ( message ) => ( {
		...message,
		references: [ 'editor.js' ],
	} ) );
}
