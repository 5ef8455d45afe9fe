import { controlsOf } from './parts';

/** What is wrong with the answer of a field, in the server's sentence; empty when nothing is. */
export function problemOf( field: HTMLElement ): string {
	const { missing = '', wrong = '' } = field.dataset;
	if (
		field.querySelector( '[data-required]' ) &&
		! field.querySelector( ':checked' )
	) {
		return missing;
	}
	const invalid = controlsOf( field ).find(
		( { validity } ) => ! validity.valid
	);
	if ( ! invalid ) {
		return '';
	}
	return invalid.validity.valueMissing ? missing : wrong;
}
