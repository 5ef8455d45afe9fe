/** An envelope. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			fillRule="evenodd"
			d="M4.5 5.500h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.500h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.500zm.9 1.5 6.6 5.200L18.6 7H5.400zm14.1 1.200L12 14.1 4.5 8.200V17h15V8.200z"
		/>
	</svg>
);
