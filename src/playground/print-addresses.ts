import { PASSWORD, USERS } from './users';
import type { Showcase } from './showcase';

/**
 * Prints the URLs of the site and the login names.
 *
 * @return URL that logs the user in and opens the editor.
 */
export function printAddresses(
	url: string,
	post: Showcase,
	platform?: string
): { editor: string } {
	const target = `/wp-admin/post.php?post=${ post.id }&action=edit`;
	const editor = `${ url }/?playground-login=${
		USERS.administrator
	}&to=${ encodeURIComponent( target ) }`;
	const people = Object.values( USERS ).join( ', ' );
	console.log( `
  Editor          ${ editor }
  Visitor’s page  ${ post.url }
  Caught mails    ${ url }/caught-mails/${
		platform ? `\n  Mock platform   ${ platform }` : ''
  }

  The editor’s address logs you in. People: ${ people }; the password of each is “${ PASSWORD }”.${
		post.isEdited
			? '\n  The showcase post was edited and stays as it is; --fresh starts anew.'
			: ''
  }
  Ctrl-C stops it.
` );
	return { editor };
}
