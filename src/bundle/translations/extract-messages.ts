import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { mergeMessages, type Message } from './message';
import { messagesFromBlockJson } from './messages-from-block-json';
import { messagesFromPhp } from './messages-from-php';
import { messagesFromPluginHeader } from './messages-from-plugin-header';
import { messagesFromScript } from './messages-from-script';

/** Readers by file pattern. Files that repeat block.json are skipped. */
const READERS = [
	{ files: '**/*.js', read: messagesFromScript },
	{
		files: [ '**/*.php', '!blocks.php', '!block-words.php' ],
		read: messagesFromPhp,
	},
	{ files: '{blocks,shared}/*/server-data.php', read: messagesOfTheEditor },
	{ files: '*.php', read: messagesFromPluginHeader },
	{ files: 'blocks/*/block.json', read: messagesFromBlockJson },
];

/** Everything that the built plugin says to authors, visitors and administrators. Throws for a file that does not parse. */
export function extractMessages( buildFolder: string ): Message[] {
	return mergeMessages(
		READERS.flatMap( ( { files, read } ) =>
			globSync( files, {
				cwd: buildFolder,
				ignore: [ 'languages/**' ],
			} ).flatMap( ( file ) =>
				read( readFileSync( join( buildFolder, file ), 'utf8' ), file )
			)
		)
	);
}

/** What a folder's `server-data.ts` gives to PHP, the editor's script says too, by key: no call in it names the sentence. */
function messagesOfTheEditor( source: string, file: string ): Message[] {
	return messagesFromPhp( source, file ).map( ( message ) => ( {
		...message,
		references: [ 'editor.js' ],
	} ) );
}
