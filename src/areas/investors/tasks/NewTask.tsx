export default function NewTask() {
  return null;
}
