import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import type { Field } from '../rules/read-field';
import type { Kind } from './kinds';

/** The field as visitors see it, for the eye alone: the label names it, and nothing is typed here. */
export function FieldPreview( {
	kind,
	field: { placeholder, defaultValue },
}: {
	kind: Kind;
	field: Pick< Field, 'placeholder' | 'defaultValue' >;
} ): ReactNode {
	const common = {
		className: `${ ROOT_CLASS }__input`,
		readOnly: true,
		tabIndex: -1,
		value: defaultValue,
	};
	return (
		<span
			className={ `${ ROOT_CLASS }__preview` }
			aria-hidden="true"
			{ ...{ inert: '' } }
		>
			{ kind === 'textarea' && (
				<textarea
					{ ...common }
					rows={ 6 }
					placeholder={ placeholder }
				/>
			) }
			{ ( kind === 'checkbox' || kind === 'consent' ) && (
				<input
					type="checkbox"
					readOnly
					tabIndex={ -1 }
					checked={ defaultValue === 'true' }
				/>
			) }
			{ kind === 'date' && <input { ...common } type="date" /> }
			{ ! [ 'textarea', 'checkbox', 'consent', 'date' ].includes(
				kind
			) && (
				<input { ...common } type="text" placeholder={ placeholder } />
			) }
		</span>
	);
}
