import { coerceOneOf } from '#shared/validation';
import { WIDTHS } from '../fields/attributes';
import { readOptions } from './options';

/** A field as it counts, whatever was done to its attributes by hand. */
export type Field = {
	/** Empty: the label of its kind. */
	label: string;
	isRequired: boolean;
	options: string[];
	defaultValue: string;
	placeholder: string;
	id: string;
	width: ( typeof WIDTHS )[ number ];
};

/** Reads the attributes of a field. */
export function readField( {
	label,
	required,
	options,
	defaultValue,
	placeholder,
	id,
	width,
}: Readonly< Record< string, unknown > > ): Field {
	return {
		label: text( label ),
		isRequired: required === true,
		options: readOptions( options ),
		defaultValue: text( defaultValue ),
		placeholder: text( placeholder ),
		id: text( id ),
		width: coerceOneOf( width, WIDTHS, 100 ),
	};
}

function text( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}
