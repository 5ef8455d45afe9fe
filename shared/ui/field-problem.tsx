import { Icon, error } from '@wordpress/icons';
import type { ReactNode } from 'react';

/**
 * A validation error, shown instead of the field's help text. Screen readers announce the error, and `editor.scss`
 * styles the field as invalid. The caller must set `aria-invalid` on the field.
 */
export function FieldProblem( { children }: { children: string } ): ReactNode {
	return (
		<span className="dovetail-field-problem" role="alert">
			<Icon icon={ error } size={ 20 } />
			{ children }
		</span>
	);
}
