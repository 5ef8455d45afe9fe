import type { Provider } from '../api';

/** A field of the form with its attributes. The email address is always included. */
type Field = {
	kind: 'email' | 'firstName' | 'lastName';
	label: 'emailLabel' | 'firstNameLabel' | 'lastNameLabel';
	placeholder:
		'emailPlaceholder' | 'firstNamePlaceholder' | 'lastNamePlaceholder';
};

const EMAIL: Field = {
	kind: 'email',
	label: 'emailLabel',
	placeholder: 'emailPlaceholder',
};

const FIRST_NAME: Field = {
	kind: 'firstName',
	label: 'firstNameLabel',
	placeholder: 'firstNamePlaceholder',
};

const LAST_NAME: Field = {
	kind: 'lastName',
	label: 'lastNameLabel',
	placeholder: 'lastNamePlaceholder',
};

/** Returns the fields of a form in order. */
export function fieldsOf( {
	firstNameShow,
	lastNameShow,
}: {
	firstNameShow: boolean;
	lastNameShow: boolean;
} ): Field[] {
	return [
		EMAIL,
		...( firstNameShow ? [ FIRST_NAME ] : [] ),
		...( lastNameShow ? [ LAST_NAME ] : [] ),
	];
}

/** Whether a username is valid at the provider. Always true if the provider needs no username. */
export function isUsername(
	{ username: pattern }: Pick< Provider, 'username' >,
	username: string
): boolean {
	return ! pattern || new RegExp( pattern ).test( username.trim() );
}

/** Websites of the providers, by name. A custom form URL has none. */
export const SITES: Readonly< Record< string, string > > = {
	Buttondown: 'https://buttondown.com',
	Ghost: 'https://ghost.org',
	MailerLite: 'https://www.mailerlite.com',
	Substack: 'https://substack.com',
};

/** Returns the URL of the newsletter at the provider; null if it is unknown or the username is invalid. */
export function profileAddress(
	{ username, profile }: Pick< Provider, 'username' | 'profile' >,
	given: string
): string | null {
	return profile && isUsername( { username }, given )
		? profile.replace( '%s', encodeURIComponent( given.trim() ) )
		: null;
}
