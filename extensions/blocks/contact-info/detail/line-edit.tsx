import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { PlainField } from '../editor/plain-field';
import { WithoutLeaving } from '../editor/without-leaving';

/** A field while the block is selected or empty, the line with its links otherwise. */
export function LineEdit( {
	label,
	line,
	isSelected,
	onChange,
	children,
}: {
	label: string;
	line: string;
	isSelected: boolean;
	onChange( line: string ): void;
	/** The line with its links. */
	children: ReactNode;
} ): ReactNode {
	return (
		<div { ...useBlockProps() }>
			{ isSelected || ! line.trim() ? (
				<PlainField
					label={ label }
					value={ line }
					onChange={ onChange }
				/>
			) : (
				<WithoutLeaving>{ children }</WithoutLeaving>
			) }
		</div>
	);
}
