import { Icon, error } from '@wordpress/icons';
import type { ReactNode } from 'react';

/**
 * A validation error instead of the field's help; it is announced, and `editor.scss` styles the field as invalid. The
 * field itself has `aria-invalid`.
 */
export function FieldProblem( { children }: { children: string } ): ReactNode {
	return (
		<span className="dovetail-field-problem" role="alert">
			<Icon icon={ error } size={ 20 } />
			{ children }
		</span>
	);
}
