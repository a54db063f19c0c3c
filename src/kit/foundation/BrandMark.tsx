const outer =
  'M12 1 15.22 4.22H19.78V8.78L23 12 19.78 15.22V19.78H15.22L12 23 8.78 19.78H4.22V15.22L1 12 4.22 8.78V4.22H8.78Z';
const inner =
  'M12 6.8 13.52 8.32H15.68V10.48L17.2 12 15.68 13.52V15.68H13.52L12 17.2 10.48 15.68H8.32V13.52L6.8 12 8.32 10.48V8.32H10.48Z';

/** The mark: two squares turned by 45°, in the colour of the text around it. Says nothing by itself. */
export function BrandMark({ size = 24, className }: { size?: number; className?: string }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 24 24" className={className}>
      <path d={`${outer}${inner}`} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
