import { Icon, error } from '@wordpress/icons';
import type { ReactNode } from 'react';

/**
 * What is wrong with the value of a field, in place of the field's help: it is announced, and `editor.scss` gives it and
 * the field the look of an error. The field itself has `aria-invalid`.
 */
export function FieldProblem( { children }: { children: string } ): ReactNode {
	return (
		<span className="dovetail-field-problem" role="alert">
			<Icon icon={ error } size={ 20 } />
			{ children }
		</span>
	);
}
