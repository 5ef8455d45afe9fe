import { isHttpUrl } from '#shared/validation';

/** A field of the form, by its attributes. An e-mail address is always asked for. */
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

/** The fields that a form has, in their order. */
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

/** Where the provider shows whose newsletter it is; null where the site names no provider, or there is no username. */
export function profileAddress(
	provider: string | undefined,
	username: string
): string | null {
	const name = username.trim();
	const address = `${ provider }/profile/${ encodeURIComponent(
		name.replace( /\p{Surrogate}/gu, '\ufffd' )
	) }`;
	return name && isHttpUrl( provider ) && isHttpUrl( address )
		? address
		: null;
}
